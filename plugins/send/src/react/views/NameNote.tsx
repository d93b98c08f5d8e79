import {
  fill,
  FullAddress,
  Icon,
  Skeleton,
  useAnnouncement,
  useNamedProfile,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useRef, useState } from "react"
import type { SendApi } from "../../SendApi.ts"
import { problemOf } from "../problemOf.ts"
import type { Problem } from "../SendMessages.ts"
import { useSending } from "../useSending.ts"
import { useWords } from "../messages/useWords.ts"
import css from "./nameNote.css?inline"

const PAUSE_MILLIS = 500

/** Looks up an entered name, half a second after the last key; what it found is in the state. Answers why it found nothing. */
const useLookUp = (api: SendApi, receiver: string, isKnown: boolean): Problem | undefined => {
  const [failed, setFailed] = useState<{ readonly of: string; readonly problem: Problem }>()
  useEffect(() => {
    if (isKnown) return undefined
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
  }, [api, receiver, isKnown])
  return !isKnown && failed?.of === receiver ? failed.problem : undefined
}

/** What a `NameNote` is about. */
export interface NameNoteProps {
  readonly id: string
  readonly receiver: string
  /** What the form says already. */
  readonly told: string | undefined
}

/** What the name that was entered as receiver stands for: its whole address, or why there is none. */
export const NameNote = ({ id, receiver, told }: NameNoteProps) => {
  const words = useWords()
  const element = useRef<HTMLParagraphElement>(null)
  useStyleSheet(element, css)
  const { api, network, state } = useSending()
  // What was found is of the text that the state has, which may not be this one yet.
  const named = state.form.receiver === receiver ? state.named : undefined
  const profile = useNamedProfile(network?.chainNamespace ?? "", named?.address, network)
  // Of an address that is called otherwise, the picture is of somebody else than was entered.
  const picture = named !== undefined && profile?.name === named.name ? profile.avatar : undefined
  const problem = useLookUp(api, receiver, named !== undefined)
  const text =
    named !== undefined
      ? fill(words.standsFor, { name: `\u2068${named.name}\u2069` })
      : problem && fill(words.problems[problem], { network: network?.name ?? "" })
  useAnnouncement(told === undefined && named !== undefined ? `${text} ${named.address}` : undefined)
  return text !== undefined && text === told ? null : (
    <p ref={element} className="send-named" id={id} aria-busy={text === undefined || undefined}>
      {text ?? (
        <>
          <span className="unseen">{words.lookingUp}</span>
          <Skeleton width={176} height={12} />
        </>
      )}
      {named !== undefined && (
        <span className="send-named-line">
          {picture !== undefined && (
            <Icon id={named.address} name={named.name} src={picture} size={32} round />
          )}
          <FullAddress>{named.address}</FullAddress>
        </span>
      )}
    </p>
  )
}
