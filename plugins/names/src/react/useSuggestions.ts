import type { NameRegistrationActions } from "@latchkey/core"
import { useEffect, useState } from "react"
import type { Problem } from "./NamesMessages.ts"
import { problemOf } from "./problemOf.ts"

/** From the last key until the service is asked. */
const PAUSE_MILLIS = 400

/** What is known of an entered name. */
export interface Suggestions {
  readonly status: "idle" | "checking" | "ready" | "failed"
  /** The entered name first; those of the text before while this one is looked up. */
  readonly list: ReadonlyArray<{ readonly name: string; readonly registered: boolean }>
  readonly problem?: Problem
}

interface Answer extends Pick<Suggestions, "list" | "problem"> {
  readonly of: string
}

/** What the service says of an entered name, a moment after the last key. `turn` changes to have it asked again. */
export const useSuggestions = (api: NameRegistrationActions, entered: string, turn: number): Suggestions => {
  const name = entered.trim()
  const [answer, setAnswer] = useState<Answer>({ of: "", list: [] })
  useEffect(() => {
    if (name === "") {
      setAnswer({ of: "", list: [] })
      return undefined
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.suggestions({ name }, { signal: abort.signal }).then(
        (list) => setAnswer({ of: name, list }),
        (error: unknown) => {
          if (!abort.signal.aborted) setAnswer({ of: name, list: [], problem: problemOf(error) })
        }
      )
    }, PAUSE_MILLIS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, name, turn])
  if (name === "") return { status: "idle", list: [] }
  if (answer.of !== name) return { status: "checking", list: answer.list }
  return answer.problem === undefined
    ? { status: "ready", list: answer.list }
    : { status: "failed", list: [], problem: answer.problem }
}
