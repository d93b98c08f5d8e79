import { journeyViews } from "@latchkey/core"
import {
  Button,
  CodeDetails,
  EmptyState,
  fill,
  Icon,
  LinkRow,
  RowGroup,
  shortenAddress,
  showAmount,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing
} from "@latchkey/react/view"
import { useRef, type ReactNode } from "react"
import type { SendProgress as Progress } from "../../SendState.ts"
import { SendIcon } from "../icons.tsx"
import { DoneIcon, UnknownIcon } from "../outcomeIcons.tsx"
import type { SendMessages } from "../SendMessages.ts"
import { problemOf } from "../problemOf.ts"
import { useSending, type SendingView } from "../useSending.ts"
import { useWords } from "../messages/useWords.ts"
import css from "./send.css?inline"

/** What becomes of the latest transfer. */
export const SendProgress = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const sending = useSending()
  const { progress } = sending.state
  return progress === undefined ? (
    <EmptyState
      icon={<SendIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.noTransfer}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} sending={sending} />
  )
}

interface Said {
  readonly title: string
  readonly text: string
}

const wordsFor = (
  { status, code, reason }: Progress,
  words: SendMessages,
  values: Readonly<Record<string, string>>
): Said => {
  const said = ((): Said => {
    if (status === "asking") return { title: words.askingTitle, text: words.askingText }
    if (status === "sent") return { title: words.sentTitle, text: words.sentText }
    if (status === "success") return { title: words.successTitle, text: words.successText }
    if (status === "failed") return { title: words.failedTitle, text: words.failedText }
    if (status === "unknown") return { title: words.unknownTitle, text: words.unknownText }
    return code === "TRANSFER_REJECTED"
      ? { title: words.declinedTitle, text: words.nothingSent }
      : { title: words.unsentTitle, text: words.problems[problemOf({ code })] }
  })()
  const text = fill(said.text, values)
  return {
    title: fill(said.title, values),
    text: reason === undefined ? text : `${text} \u2068${reason}\u2069`
  }
}

const ProgressOf = ({
  progress,
  sending: { api, account, network }
}: {
  readonly progress: Progress
  readonly sending: SendingView
}) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { status, transfer, explorerUrl, hash, code } = progress
  const wallet = account?.connectedWalletInfo
  const { title, text } = wordsFor(progress, words, {
    amount: showAmount(transfer.amount, locale),
    address: `\u2066${shortenAddress(transfer.receiver)}\u2069`,
    wallet: wallet?.name ?? "",
    network: network?.name ?? transfer.networkId
  })
  useAnnouncement(`${title}. ${text}`)
  const page = explorerUrl ?? (status === "unknown" ? account?.addressExplorerUrl : undefined)
  const home = () => kit.navigation.reset(journeyViews.account)

  return (
    <div className="waiting" ref={element}>
      {status === "asking" || status === "unsent" ? (
        <WaitRing state={status === "asking" ? "waiting" : "still"}>
          <Icon
            id={wallet?.rdns ?? wallet?.name ?? ""}
            name={wallet?.name ?? ""}
            src={wallet?.icon}
            size={72}
          />
        </WaitRing>
      ) : (
        <WaitRing state={status === "sent" ? "waiting" : status === "failed" ? "failed" : "still"}>
          <Mark status={status} />
        </WaitRing>
      )}
      <div className="waiting-text">
        <h2>{title}</h2>
        <p>{text}</p>
        {status === "unsent" && code !== undefined && code !== "TRANSFER_REJECTED" && (
          <CodeDetails code={code} />
        )}
      </div>
      <div className="send-end">
        {page !== undefined && status !== "unsent" && (
          <RowGroup label={title}>
            <LinkRow icon={<SendIcon />} name={shared.viewOnExplorer} href={page} />
          </RowGroup>
        )}
        {status === "asking" ? (
          <Button onClick={() => void api.stopAsking().catch(() => {})}>{words.stopWaiting}</Button>
        ) : status === "unsent" ? (
          <Button variant="main" onClick={() => kit.navigation.goBack()}>
            {shared.tryAgain}
          </Button>
        ) : (
          <>
            {status === "unknown" && hash !== undefined && (
              <Button variant="main" onClick={() => void api.follow().catch(() => {})}>
                {words.checkAgain}
              </Button>
            )}
            <Button variant={status === "success" ? "main" : "plain"} onClick={home}>
              {words.done}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

const Mark = ({ status }: { readonly status: Progress["status"] }): ReactNode => (
  <span className="send-mark" data-status={status}>
    {status === "success" ? <DoneIcon /> : status === "sent" ? <SendIcon /> : <UnknownIcon />}
  </span>
)
