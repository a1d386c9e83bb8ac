/**
 * What a journey needs of a browser. Each engine implements it with the library that can drive it, so that a journey
 * is written once.
 */
export interface Engine {
  openTab(options: TabOptions): Promise<Tab>;
  close(): Promise<void>;
}

export interface TabOptions {
  readonly width: number;
  readonly height: number;
  /** False: the page's own scripts do not run. */
  readonly runsScripts: boolean;
}

/** One visitor's window, with storage of its own. */
export interface Tab {
  /** Resolves once the document is parsed; WebKit's driver waits for all that it loads at once. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** The value of a JavaScript expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks, with the pointer, the element that an expression names. */
  click(expression: string): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Presses one key, by the name that `KeyboardEvent.key` gives it, or Control and one key: `Control+k`. */
  press(key: string): Promise<void>;
  /**
   * Errors and warnings of the console, uncaught errors, and violations of the Content-Security-Policy, since this was
   * asked last. What a browser says about the status of a document, which a test may want, is left out. WebKit's driver
   * has no events: messages from before the first command that meets a document are lost there.
   */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}
