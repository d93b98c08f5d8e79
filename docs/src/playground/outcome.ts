import { KitError } from "@latchkey/core"
import { useCallback, useRef, useState } from "react"

/** How an action that was started here ended. */
export type Outcome =
  | { readonly name: string; readonly status: "pending" }
  | { readonly name: string; readonly status: "success"; readonly text: string }
  | {
      readonly name: string
      readonly status: "error"
      readonly code: string
      readonly text: string
      readonly advice: string
    }

const failed = (name: string, error: unknown): Outcome =>
  error instanceof KitError
    ? { name, status: "error", code: error.code, text: error.message, advice: error.advice }
    : {
        name,
        status: "error",
        code: "UNTYPED",
        text: String(error),
        advice: "Every failure should be a KitError."
      }

/** Starts an action and shows how it ends. */
export type FollowAction = (name: string, action: () => Promise<unknown>) => void

/** The outcome of the latest action; that of an earlier one is not shown any more. */
export const useOutcome = () => {
  const [outcome, setOutcome] = useState<Outcome>()
  const latest = useRef(0)
  const follow = useCallback<FollowAction>((name, action) => {
    const call = ++latest.current
    const show = (next: Outcome) => {
      if (latest.current === call) setOutcome(next)
    }
    show({ name, status: "pending" })
    // Called here and now: a wallet may open its window only within the click.
    action().then(
      (value) => show({ name, status: "success", text: typeof value === "string" ? value : "Done." }),
      (error: unknown) => show(failed(name, error))
    )
  }, [])
  return { outcome, follow }
}
