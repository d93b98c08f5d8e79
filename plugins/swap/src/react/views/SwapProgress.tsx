import type { SwapProgress as Progress } from "@latchkey/core"
import {
  Button,
  EmptyState,
  sayTransaction,
  TransactionProgress,
  useModalContext
} from "@latchkey/react/view"
import { useState } from "react"
import { SwapIcon } from "../icons.tsx"
import { useStepWords, withStepWords } from "../messages/useStepWords.ts"
import { useWords } from "../messages/useWords.ts"
import { problemOf, useSwapping, type SwappingView } from "../useSwapping.ts"
import { requestOf } from "../requestOf.ts"
import { viewIds } from "../viewIds.ts"
import { wordsForStep } from "./wordsForStep.ts"

const Latest = () => {
  const { kit, messages: shared } = useModalContext()
  const steps = useStepWords()
  const swapping = useSwapping()
  const { progress } = swapping.state
  return progress === undefined ? (
    <EmptyState
      icon={<SwapIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {steps.noSwap}
    </EmptyState>
  ) : (
    <ProgressOf progress={progress} swapping={swapping} />
  )
}

/** What becomes of the latest transaction of a swap. */
export const SwapProgress = withStepWords(Latest)

const ProgressOf = ({
  progress,
  swapping: { api, account, network }
}: {
  readonly progress: Progress
  readonly swapping: SwappingView
}) => {
  const { kit, locale } = useModalContext()
  const words = useWords()
  const steps = useStepWords()
  const [isBusy, setIsBusy] = useState(false)
  const { status, review, hash, code } = progress
  const { quote, step } = review
  const asked = account?.connectedWalletInfo
  const told = wordsForStep(review, steps, locale, progress.moved)
  const { title, text } = sayTransaction(
    progress,
    {
      ...steps,
      askingText: told.asking,
      sentTitle: told.sent,
      successTitle: told.success,
      successText: told.successText
    },
    words.problems[problemOf({ code })],
    {
      wallet: asked?.name ?? "",
      network: network?.name ?? quote.networkId,
      symbol: network?.nativeCurrency.symbol ?? ""
    }
  )

  /** Prepares what comes after an approval; where that fails, the form says why. */
  const goOn = async () => {
    setIsBusy(true)
    try {
      await api.prepare(requestOf(quote))
      kit.navigation.replace(viewIds.preview)
    } catch {
      kit.navigation.goBack()
    }
  }

  return (
    <TransactionProgress
      transaction={progress}
      title={title}
      text={text}
      icon={<SwapIcon />}
      asked={asked}
      addressUrl={account?.addressExplorerUrl}
      words={steps}
      onStop={api.stopAsking}
      onFollow={(hash ?? review.approval) === undefined ? undefined : api.follow}
      next={
        status === "success" && step !== "swap" ? (
          <Button variant="main" busy={isBusy} onClick={() => void goOn()}>
            {steps.goOn}
          </Button>
        ) : undefined
      }
    />
  )
}
