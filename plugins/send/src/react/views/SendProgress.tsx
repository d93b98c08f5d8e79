import { Button, EmptyState, TransferProgress, useModalContext } from "@latchkey/react/view"
import { SendIcon } from "../icons.tsx"
import { problemOf } from "../problemOf.ts"
import { useSending } from "../useSending.ts"
import { arrivalWords } from "./arrivalWords.ts"
import { useWords } from "../messages/useWords.ts"

/** What becomes of the latest transfer. */
export const SendProgress = () => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const { api, account, network, state } = useSending()
  const { progress } = state
  return progress === undefined ? (
    <EmptyState
      icon={<SendIcon />}
      action={<Button onClick={() => kit.navigation.goBack()}>{shared.back}</Button>}
    >
      {words.noTransfer}
    </EmptyState>
  ) : (
    <TransferProgress
      progress={progress}
      words={arrivalWords(progress, words, locale)}
      problem={words.problems[problemOf({ code: progress.code })]}
      icon={<SendIcon />}
      account={account}
      network={network}
      api={api}
    />
  )
}
