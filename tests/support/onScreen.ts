/** Mocks `IntersectionObserver` in jsdom: every observed element is on screen. `jest.restoreAllMocks` ends it. */
export function mockOnScreen(): void {
  const entries = [{isIntersecting: true, intersectionRatio: 1}] as IntersectionObserverEntry[];
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((notify) => {
    const observer = {
      observe: () => notify(entries, observer),
      disconnect() {},
    } as unknown as IntersectionObserver;
    return observer;
  });
}
