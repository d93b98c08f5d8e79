import { journeyViews, type SwapProgress as Progress } from "@latchkey/core"
import {
  Button,
  CodeDetails,
  EmptyState,
  fill,
  Icon,
  LinkRow,
  RowGroup,
  useAnnouncement,
  useModalContext,
  useStyleSheet,
  WaitRing
} from "@latchkey/react/view"
import { useRef, useState, type ReactNode } from "react"
import { SwapIcon } from "../icons.tsx"
import { DoneIcon, UnknownIcon } from "../outcomeIcons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { SwapMessages } from "../SwapMessages.ts"
import { problemOf, useSwapping, type SwappingView } from "../useSwapping.ts"
import { viewIds } from "../viewIds.ts"
import { wordsForStep, type StepWords } from "./wordsForStep.ts"
import css from "./swapProgress.css?inline"

/** What becomes of the latest transaction of a swap. */
export const SwapProgress = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const swapping = useSwapping()
  const { progress } = swapping.state
  return progress === undefined ? (
    <EmptyState
      icon={<SwapIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.noSwap}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} swapping={swapping} />
  )
}

interface Said {
  readonly title: string
  readonly text: string
}

const wordsFor = (
  { status, code, reason }: Progress,
  words: SwapMessages,
  told: StepWords,
  values: Readonly<Record<string, string>>
): Said => {
  const said = ((): Said => {
    if (status === "asking") return { title: words.askingTitle, text: told.asking }
    if (status === "sent") return { title: told.sent, text: words.sentText }
    if (status === "success") return { title: told.success, text: told.successText }
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
  swapping: { api, account, network }
}: {
  readonly progress: Progress
  readonly swapping: SwappingView
}) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const [isBusy, setIsBusy] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  const { status, review, explorerUrl, hash, code } = progress
  const { quote, step } = review
  const wallet = account?.connectedWalletInfo
  const { title, text } = wordsFor(progress, words, wordsForStep(review, words, locale), {
    wallet: wallet?.name ?? "",
    network: network?.name ?? quote.networkId,
    symbol: network?.nativeCurrency.symbol ?? ""
  })
  useAnnouncement(`${title}. ${text}`)
  const page = explorerUrl ?? (status === "unknown" ? account?.addressExplorerUrl : undefined)
  const home = () => kit.navigation.reset(journeyViews.account)

  /** Prepares what comes after an approval; where that fails, the form says why. */
  const goOn = async () => {
    setIsBusy(true)
    const { sell, buy, sold: amount, slippage } = quote
    try {
      await api.prepare({ sell, buy, amount, slippage })
      kit.navigation.replace(viewIds.preview)
    } catch {
      kit.navigation.goBack()
    }
  }

  const isStep = status === "success" && step !== "swap"
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
        {text !== "" && <p>{text}</p>}
        {status === "unsent" && code !== undefined && code !== "TRANSFER_REJECTED" && (
          <CodeDetails code={code} />
        )}
      </div>
      <div className="swap-end">
        {page !== undefined && status !== "unsent" && (
          <RowGroup label={title}>
            <LinkRow icon={<SwapIcon />} name={shared.viewOnExplorer} href={page} />
          </RowGroup>
        )}
        {status === "asking" ? (
          <Button onClick={() => void api.stopAsking().catch(() => {})}>{words.stopWaiting}</Button>
        ) : status === "unsent" ? (
          <Button variant="main" onClick={() => kit.navigation.goBack()}>
            {shared.tryAgain}
          </Button>
        ) : isStep ? (
          <Button variant="main" busy={isBusy} onClick={() => void goOn()}>
            {words.goOn}
          </Button>
        ) : (
          <>
            {status === "unknown" && (hash ?? review.approval) !== undefined && (
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
  <span className="swap-mark" data-status={status}>
    {status === "success" ? <DoneIcon /> : status === "sent" ? <SwapIcon /> : <UnknownIcon />}
  </span>
)
