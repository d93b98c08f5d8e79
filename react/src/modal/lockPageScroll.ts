import { setImportant } from "./setImportant.ts"

// Not the shorthand: of a page that set one of the two, it could not be put back.
const still = { "overflow-x": "hidden", "overflow-y": "hidden" }

/**
 * Keeps the page from scrolling and from jumping sideways; returns a function that restores everything. Where scroll bars take room,
 * what keeps the page in its place is loaded first.
 */
export const lockPageScroll = (document: Document): (() => void) => {
  const { documentElement: page, body, defaultView: view } = document
  const isPlain =
    view === null ||
    (view.innerWidth <= page.clientWidth && !/auto|scroll/.test(view.getComputedStyle(body).overflowY))
  if (isPlain) return setImportant(page, still)
  let current = true
  let unlock: (() => void) | undefined
  void import("./holdPage.ts")
    .then(
      ({ holdPage }) =>
        () =>
          holdPage(view),
      () => () => setImportant(page, still)
    )
    .then((lock) => {
      if (current) unlock = lock()
    })
  return () => {
    current = false
    unlock?.()
  }
}
