import {withUntilFound} from '../../../../src/plugins/built-page/untilFound';

test('closed accordion panels are found by browsers; other hidden elements are unchanged', () => {
  const open = '<accordion-panel id=a-content class=panel></accordion-panel>';
  const other = '<div role=tabpanel hidden></div>';
  for (const [minified, expected] of [
    ['<accordion-panel id=a class=panel hidden>', '<accordion-panel id=a class=panel hidden=until-found>'],
    ['<accordion-panel hidden id=a>', '<accordion-panel hidden=until-found id=a>'],
    ['<accordion-panel hidden=until-found>', '<accordion-panel hidden=until-found>'],
  ] as const) {
    expect(withUntilFound(open + minified + other)).toBe(open + expected + other);
  }
});
