/** What is drawn on the screen. */
export interface Panel {
  readonly node: HTMLElement
  /** What cannot be pressed before the panel was seen for long enough, nor while it is not seen. */
  readonly guarded: ReadonlyArray<HTMLButtonElement>
  /** What has the focus at first; the panel itself without. */
  readonly first?: HTMLElement
  /** The guarded button that Enter presses in the panel's own fields. */
  readonly entered?: HTMLButtonElement
  /** That the panel has its visitor type something that it alone shows: no number is asked for then. */
  readonly isTyped?: true
}

/** How a panel ends. */
export interface PanelEnd<T> {
  readonly done: (value: T) => void
  /** The visitor says no. */
  readonly decline: () => void
}
