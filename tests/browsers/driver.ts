/** What the suite needs of a browser with one open page. Each command rejects if the browser does not answer. */
export type Driver = {
  /** Opens a URL and resolves once the document is loaded. */
  goto(url: string): Promise<unknown>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Moves the mouse to a point of the window, in CSS pixels, and clicks. */
  click(x: number, y: number): Promise<unknown>;
  /** Sends a key by its name in `KeyboardEvent.key`, or several together, joined by `+`. */
  press(keys: string): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** Returns a PNG of the viewport. */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser's processes and deletes its temporary files. */
  close(): Promise<void>;
};

/** An installed browser. */
export type Browser = {name: string; start: () => Promise<Driver>};
