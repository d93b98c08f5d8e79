import { useEffect, useState } from "react"
import { isNameLike } from "../readReceiver.ts"
import type { SendApi } from "../SendApi.ts"
import { problemOf } from "./problemOf.ts"
import type { Problem } from "./SendMessages.ts"

const PAUSE_MILLIS = 500

/** How far the look-up of an entered name is; what it found is in the state. */
export interface LookUp {
  readonly isLooking: boolean
  readonly problem: Problem | undefined
}

/** Looks up what was entered as receiver, if it may be a name and is not known yet, half a second after the last key. */
export const useLookUp = (
  api: Pick<SendApi, "lookUp">,
  receiver: string,
  { canName, isKnown }: { readonly canName: boolean; readonly isKnown: boolean }
): LookUp => {
  const [failed, setFailed] = useState<{ readonly of: string; readonly problem: Problem }>()
  const isWanted = canName && !isKnown && isNameLike(receiver)
  useEffect(() => {
    if (!isWanted) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.lookUp({ receiver }, { signal: abort.signal }).catch((error: unknown) => {
        if (!abort.signal.aborted) setFailed({ of: receiver, problem: problemOf(error) })
      })
    }, PAUSE_MILLIS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, receiver, isWanted])
  const problem = isWanted && failed?.of === receiver ? failed.problem : undefined
  return { isLooking: isWanted && problem === undefined, problem }
}
