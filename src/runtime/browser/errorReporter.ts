type Reporter = (error: unknown, context: object) => void;

let report: Reporter = () => {};

/** Sets the function that receives errors which no visitor sees, such as chunk load errors. It must not throw. */
export function setErrorReporter(reporter: Reporter): void {
  report = reporter;
}

export function reportError(error: unknown, context: object): void {
  report(error, context);
}
