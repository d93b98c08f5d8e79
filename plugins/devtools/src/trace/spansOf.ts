import type { Plain } from "../record/Plain.ts"
import type { ActionEntry, RequestEntry, WalletEntry } from "../record/Recording.ts"
import { textOf } from "../record/textOf.ts"
import type { Span } from "./Span.ts"

/** What spans are made of: a recording, or a report of one. */
export interface Traced {
  readonly actions: ReadonlyArray<Pick<ActionEntry, "at" | "millis" | "name" | "status" | "error">>
  readonly wallets: ReadonlyArray<
    Pick<WalletEntry, "at" | "millis" | "connector" | "method" | "status" | "error">
  >
  readonly requests: ReadonlyArray<Pick<RequestEntry, "at" | "millis" | "url" | "status">>
}

type Loose = Omit<Span, "id" | "parent"> & {
  /** Which of its kind it was. */
  readonly order: number
}

/** Moments are whole milliseconds, rounded each by itself. */
const ROUNDING = 1

const codeOf = (error: Plain | undefined): { readonly code?: string } => {
  const code = (error as { readonly code?: Plain } | null | undefined)?.code
  return code === undefined ? {} : { code: textOf(code) }
}

const hostOf = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    // A stand-in of a report.
    return url
  }
}

const looseSpans = ({ actions, wallets, requests }: Traced, end: number): ReadonlyArray<Loose> => [
  ...actions.map(({ at, millis, name, status, error }, order): Loose => ({
    kind: "action",
    order,
    name,
    from: at,
    to: at + (millis ?? Math.max(0, end - at)),
    status,
    ...codeOf(error)
  })),
  ...wallets.map(({ at, millis, connector, method, status, error }, order): Loose => ({
    kind: "wallet",
    order,
    name: `${connector} ${method}`,
    from: at,
    to: at + (millis ?? Math.max(0, end - at)),
    status,
    ...codeOf(error)
  })),
  ...requests.map(({ at, millis, url, status }, order): Loose => ({
    kind: "request",
    order,
    name: hostOf(url),
    from: at,
    to: at + millis,
    status: status >= 400 ? "failed" : "done",
    ...(status === 0 ? {} : { code: String(status) })
  }))
]

/**
 * Whether a span began and ended within an action. Of two actions that is certain only where the later one ended before the other: one after
 * the other within a millisecond looks the same.
 */
const holds = (outer: Loose, inner: Loose): boolean =>
  inner.kind === "action"
    ? outer.order < inner.order && outer.from <= inner.from && inner.to < outer.to
    : outer.from - ROUNDING <= inner.from && inner.to <= outer.to + ROUNDING

/**
 * What took a while, in the order of its beginning. What began and ended within an action stands in it, or in the shortest of several:
 * a browser does not say who asked, so of two actions at a time it may be the other one's.
 *
 * @param end epoch milliseconds, up to which it is known
 */
export const spansOf = (traced: Traced, end: number): ReadonlyArray<Span> => {
  const loose = looseSpans(traced, end).toSorted(
    (one, other) => one.from - other.from || rank(one) - rank(other) || one.order - other.order
  )
  return loose.map((span, index) => {
    const outer = loose
      .map((other, at) => ({ other, at }))
      .filter(({ other }) => other !== span && other.kind === "action" && holds(other, span))
      .toSorted((one, two) => length(one.other) - length(two.other) || two.at - one.at)[0]
    const { order: _, ...shown } = span
    return { id: index + 1, ...(outer === undefined ? {} : { parent: outer.at + 1 }), ...shown }
  })
}

const length = ({ from, to }: Loose): number => to - from
const rank = ({ kind }: Loose): number => ["action", "wallet", "request"].indexOf(kind)
