/** What a view is shown with. */
type Params = Record<string, unknown>

/** What the modal opens with. */
export interface OpenRequest<View extends string = string> {
  /** The id of a view; by default Account when connected, else Connect. */
  readonly view?: View | undefined
  /** What the view is shown with. */
  readonly params?: Params
  /** CAIP-2 namespace that the modal is about; the active one by default. */
  readonly namespace?: string | undefined
  /** True where a visitor cannot leave the view. */
  readonly blocking?: boolean
}

/**
 * The modal's back-stack, for views, plugins, and apps that bring their own. While the shown view blocks closing, nothing that would
 * leave it does so, whoever calls it: the modal shakes instead, and what is shown over that view or in its place blocks closing too.
 */
export interface Navigation {
  /** Opens at a view, by its id or with more; by default at Account when connected, else at Connect. */
  readonly open: (request?: string | OpenRequest) => void
  /** Closes; a modal that is part of the page starts again. */
  readonly close: () => void
  /** Closes as a visitor does; `close` is the same. */
  readonly requestClose: () => void
  /** Lets views that block closing be left: for who has shown one when it is done, and for who draws the modal when it cannot. */
  readonly unblock: () => void
  /** Shows a view over the current one; nothing happens when it is shown already with these parameters. */
  readonly push: (view: string, params?: Params, options?: { readonly blocking?: boolean }) => void
  readonly replace: (view: string, params?: Params, options?: { readonly blocking?: boolean }) => void
  /** Makes `view` the only entry. */
  readonly reset: (view: string, params?: Params, options?: { readonly blocking?: boolean }) => void
  /** Back one view; from the first view, closes. */
  readonly goBack: () => void
  /** Back past all of `views` that are on top. */
  readonly leave: (views: ReadonlyArray<string>) => void
  readonly shake: () => void
  /** Says which namespace the modal is about from then on. */
  readonly turn: (namespace: string) => void
  /** Says that the modal is part of the page: always open, nothing to close. */
  readonly embed: (embedded: boolean) => void
}
