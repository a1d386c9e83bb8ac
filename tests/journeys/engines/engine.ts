/**
 * What a journey needs from a browser. Each engine implements it with the library that can drive it, so that a journey
 * is written once.
 */
export interface Engine {
  openTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions {
  readonly width: number;
  readonly height: number;
  /** False if the page's own scripts must not run. */
  readonly runsScripts: boolean;
}

/** One visitor's window, with its own storage. */
export interface Tab {
  /** Resolves once the document is parsed; WebKit's driver waits until the page has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** The same in the page's only frame, of whatever site. */
  evaluateInFrame(expression: string): Promise<unknown>;
  /** Clicks the element that an expression returns, with the pointer. */
  click(expression: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Slows the page's processor down, if the engine can. */
  slowDown?(factor: number): Promise<void>;
  /** Presses one key, named as in `KeyboardEvent.key`, or Control and one key: `Control+k`. */
  press(key: string): Promise<void>;
  /**
   * Console errors and warnings, uncaught errors, and violations of the Content-Security-Policy, since the last call.
   * Leaves out browser messages about a document's status, which a test may want. WebKit's driver has no events: it
   * loses messages from before the first command that reaches a document.
   */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}
