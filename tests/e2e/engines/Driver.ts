/** A tab of a real browser, whatever it is driven by: the little that `EngineVisit` needs. Everything else is done in the page. */
export interface Driver {
  readonly goto: (url: string) => Promise<void>
  readonly reload: () => Promise<void>
  /**
   * Calls a function in the page, or in the page's frame on `frame`, and waits for its Promise. The function knows nothing of where it
   * was written: what it needs is `input`, which goes over as JSON.
   */
  readonly evaluate: <Input, Output>(
    call: (input: Input) => Output | Promise<Output>,
    input: Input,
    frame?: { readonly origin: string }
  ) => Promise<Output>
  /** A click of the mouse, in CSS pixels of the window's inside. */
  readonly click: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>
  /** What is on the screen, as a PNG in base64. */
  readonly screenshot: () => Promise<string>
  /** Another tab of the same browser, with the same storage. */
  readonly openTab: () => Promise<Driver>
  readonly close: () => Promise<void>
}
