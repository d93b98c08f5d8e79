import type { NavigationState } from "@latchkey/core"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { MethodNotAllowedError } from "../errors.ts"
import { viewIds } from "../viewIds.ts"
import { followRequests } from "./followRequests.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shownAs = (open: boolean, ...views: ReadonlyArray<string>) =>
  ({ open, stack: views.map((view) => ({ view })) }) as unknown as NavigationState
const setUp = (first = shownAs(false)) => {
  let shown = first
  let asking = 0
  const listeners = new Set<() => void>()
  const navigation = { open: vi.fn(), close: vi.fn() }
  const rejectRequests = vi.fn()
  const toast = vi.fn()
  const watch = followRequests({
    host: () => ({ status: () => ({ asking }), rejectRequests }) as never,
    navigation: navigation as never,
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    toast
  })
  return {
    watch,
    navigation,
    rejectRequests,
    toast,
    listeners,
    ask: (count: number) => {
      asking = count
    },
    show: (next: NavigationState) => {
      shown = next
      for (const listener of listeners) listener()
    }
  }
}
const approving = shownAs(true, viewIds.approve)
const account = shownAs(true, "Account")

describe("the modal while the frame asks", () => {
  it("S4.15 in part: opens for what is asked where it was closed, and stays as it is where it was open", () => {
    const closed = setUp()
    closed.watch.onAsked()
    expect(closed.navigation.open.mock.calls).toEqual([[{ view: viewIds.approve }]])
    const open = setUp(account)
    open.watch.onAsked()
    expect(open.navigation.open).not.toHaveBeenCalled()
  })

  it("S4.15 in part: closes with the last answer where it had opened for that, and nowhere else", () => {
    const made = setUp(approving)
    made.ask(1)
    made.watch.onAnswered()
    expect(made.navigation.close).not.toHaveBeenCalled()
    made.ask(0)
    made.watch.onAnswered()
    expect(made.navigation.close).toHaveBeenCalledOnce()
    for (const elsewhere of [account, shownAs(true), shownAs(true, viewIds.approve, "Account")]) {
      const other = setUp(elsewhere)
      other.watch.onAnswered()
      expect(other.navigation.close).not.toHaveBeenCalled()
    }
  })

  it.each<readonly [string, NavigationState, NavigationState, boolean]>([
    ["the modal is closed", account, shownAs(false, "Account"), true],
    ["the view that opened is left", approving, account, true],
    ["another view opens over it", approving, shownAs(true, viewIds.approve, "Account"), false],
    ["another view is left", account, shownAs(true, "Networks"), false],
    ["the modal opens", shownAs(false), approving, false],
    ["nothing is shown any other way", shownAs(false), shownAs(false), false]
  ])("S4.16 in part: what is asked ends where %s (%#)", (_case, before, after, ends) => {
    const made = setUp(before)
    made.ask(1)
    made.show(after)
    expect(made.rejectRequests).toHaveBeenCalledTimes(ends ? 1 : 0)
    // What is told again is no change.
    made.show(after)
    expect(made.rejectRequests).toHaveBeenCalledTimes(ends ? 1 : 0)
  })

  it("S4.16 in part: where nothing is asked nothing ends, and what was shown then is what comes after it", () => {
    const made = setUp(account)
    made.show(shownAs(false))
    made.ask(1)
    made.show(shownAs(false))
    expect(made.rejectRequests).not.toHaveBeenCalled()
  })

  it("S8.03 in part: says after 300 ms that a method is not allowed, once, in a modal that is open, and ends what is asked", () => {
    const made = setUp()
    const error = new MethodNotAllowedError({ method: "eth_sign" })
    made.watch.onNotAllowed(error)
    expect(made.navigation.open.mock.calls).toEqual([[]])
    expect(made.rejectRequests).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(200)
    made.watch.onNotAllowed(error)
    vi.advanceTimersByTime(299)
    expect(made.toast).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(made.toast).toHaveBeenCalledExactlyOnceWith("EMBEDDED_METHOD_NOT_ALLOWED")
    const open = setUp(account)
    open.watch.onNotAllowed(error)
    expect(open.navigation.open).not.toHaveBeenCalled()
    open.watch.stop()
    vi.advanceTimersByTime(1_000)
    expect(open.toast).not.toHaveBeenCalled()
    expect(open.listeners.size).toBe(0)
  })
})
