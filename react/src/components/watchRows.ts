/** A run of rows, or of rows that are left out: from the first, up to but without the last. */
export interface RowRun {
  readonly from: number
  readonly to: number
  readonly isShown: boolean
}

/** Which rows of a long list are there. */
export interface RowWindow {
  readonly runs: ReadonlyArray<RowRun>
  /** From one row to the next, and between two, in px. */
  readonly pitch: number
  readonly gap: number
}

/** Rows that are ready on either side of what is visible, so that neither a finger nor the Tab key outruns them. */
const AHEAD = 8
/** Rows come and go by so many. */
const STEP = 4
/** Neighbours of the row with the focus, for the next Tab. */
const NEAR = 2

type Range = readonly [from: number, to: number]

/** The runs of a list of `count` rows of which `shown` are there; ranges may overlap, and are cut to the list. */
export const runsOf = (count: number, shown: ReadonlyArray<Range>): ReadonlyArray<RowRun> => {
  const runs: Array<RowRun> = []
  let end = 0
  for (const [first, last] of shown.toSorted(([a], [b]) => a - b)) {
    const from = Math.max(first, end)
    const to = Math.min(last, count)
    if (to <= from) continue
    if (from > end) runs.push({ from: end, to: from, isShown: false })
    runs.push({ from, to, isShown: true })
    end = to
  }
  if (end < count) runs.push({ from: end, to: count, isShown: false })
  return runs
}

/**
 * Tells which rows of a long list have to be there, at once and whenever that changes: those that are visible or nearly so,
 * the one with the focus and its neighbours, and the last, which Shift+Tab reaches from the front. The rows of `list` have
 * their number in `aria-posinset`. Returns a function that stops.
 */
export const watchRows = (
  list: HTMLElement,
  count: number,
  tell: (window: RowWindow) => void
): (() => void) => {
  const scroller = list.closest(".view") ?? list
  const page = list.ownerDocument.defaultView
  const [one, two] = list.querySelectorAll<HTMLElement>("li[aria-posinset]")
  const between = (two?.offsetTop ?? 0) - (one?.offsetTop ?? 0)
  const pitch = between > 0 ? between : 60
  const gap = between > 0 ? between - one!.offsetHeight : 4
  const numberOf = (target: EventTarget | null) => {
    const row = target instanceof Element && list.contains(target) ? target.closest("li") : null
    return row === null ? undefined : Number(row.getAttribute("aria-posinset")) - 1
  }

  let visible: Range = [-1, -1]
  let focused = numberOf((list.getRootNode() as Document | ShadowRoot).activeElement)
  const show = () => {
    const near: ReadonlyArray<Range> =
      focused === undefined ? [] : [[Math.max(0, focused - NEAR), focused + NEAR + 1]]
    tell({ runs: runsOf(count, [visible, ...near, [count - 1, count]]), pitch, gap })
  }
  const measure = () => {
    const above = scroller.getBoundingClientRect().top - list.getBoundingClientRect().top
    const from = Math.max(0, Math.floor((above / pitch - AHEAD) / STEP) * STEP)
    // As if the card were as high as the page: how high it is changes while it moves, and an observer of that, told in the
    // frame in which the movement starts, makes the browser report an error to the page.
    const to = Math.ceil(((above + (page?.innerHeight ?? 0)) / pitch + AHEAD) / STEP) * STEP
    if (from === visible[0] && to === visible[1]) return
    visible = [from, to]
    show()
  }
  const follow = ({ type, target }: FocusEvent) => {
    focused = type === "focusin" ? numberOf(target) : undefined
    show()
  }

  measure()
  scroller.addEventListener("scroll", measure, { passive: true })
  list.addEventListener("focusin", follow)
  list.addEventListener("focusout", follow)
  page?.addEventListener("resize", measure)
  return () => {
    scroller.removeEventListener("scroll", measure)
    list.removeEventListener("focusin", follow)
    list.removeEventListener("focusout", follow)
    page?.removeEventListener("resize", measure)
  }
}
