import { useRef, type ReactNode } from "react"
import { useAnnouncement } from "../context/ModalContext.ts"
import { useStyleSheet } from "../context/useStyleSheet.ts"
import type { OutcomeStatus } from "../messages/OutcomeStatus.ts"
import { CodeDetails } from "./CodeDetails.tsx"
import { Icon } from "./Icon.tsx"
import css from "./outcome.css?inline"
import { OutcomeMark } from "./OutcomeMark.tsx"
import { WaitRing } from "./WaitRing.tsx"

/** What `Outcome` draws. */
export interface OutcomeProps {
  readonly status: OutcomeStatus
  /** The wallet that is asked. */
  readonly wallet:
    | { readonly name: string; readonly rdns?: string | undefined; readonly icon?: string | undefined }
    | undefined
  /** What is done, as a drawing: shown while the network works on it. */
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  /** The error's code, for the details; absent where the words say all. */
  readonly code?: string | undefined
  /** What can be done now. */
  readonly children: ReactNode
}

/** What becomes of something that the wallet is asked for: a picture, what happened in words, which are read aloud too, and a way on. */
export const Outcome = ({ status, wallet, icon, title, text, code, children }: OutcomeProps) => {
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  useAnnouncement(`${title}. ${text}`)
  const isWaiting = status === "asking" || status === "sent"
  return (
    <div className="waiting" ref={element}>
      <WaitRing state={isWaiting ? "waiting" : status === "failed" ? "failed" : "still"}>
        {status === "asking" || status === "unsent" ? (
          <Icon
            id={wallet?.rdns ?? wallet?.name ?? ""}
            name={wallet?.name ?? ""}
            src={wallet?.icon}
            size={72}
          />
        ) : (
          <OutcomeMark status={status} icon={icon} />
        )}
      </WaitRing>
      <div className="waiting-text">
        <h2>{title}</h2>
        {text !== "" && <p>{text}</p>}
        {code !== undefined && <CodeDetails code={code} />}
      </div>
      <div className="outcome-end">{children}</div>
    </div>
  )
}
