import { journeyViews, type AwaitedOwners } from "@latchkey/core"
import type { ReactNode } from "react"
import { fill } from "../messages/fill.ts"
import type { Messages } from "../messages/Messages.ts"
import type { OutcomeStatus } from "../messages/OutcomeStatus.ts"
import type { TransactionTexts } from "../messages/TransactionTexts.ts"
import { useModalContext } from "../context/ModalContext.ts"
import { Button } from "./Button.tsx"
import { formatDecimal } from "../format/formatDecimal.ts"
import { LinkRow } from "./LinkRow.tsx"
import { Outcome, type OutcomeProps } from "./Outcome.tsx"
import { RowGroup } from "./RowGroup.tsx"

/** Where a transaction is that a wallet was asked for. */
export interface ShownTransaction {
  readonly status: OutcomeStatus
  /** The error's code. */
  readonly code?: string | undefined
  /** Of one that is sent, whose signatures are waited for. */
  readonly owners?: AwaitedOwners | undefined
  /** The transaction's page, where the network has an explorer. */
  readonly explorerUrl?: string | undefined
}

/** What the buttons say. */
export type TransactionButtons = Pick<TransactionTexts, "stopWaiting" | "checkAgain" | "done">

const sayOwners = (
  { signatures, required }: AwaitedOwners,
  words: Messages["awaitedOwners"],
  locale: string
): string =>
  signatures >= required
    ? words.execution
    : fill(words.signatures, {
        signatures: formatDecimal(String(signatures), locale),
        required: formatDecimal(String(required), locale)
      })

/** What becomes of a transaction: who is waited for, what came of it, and what can be done then. Announced. */
export const TransactionProgress = ({
  transaction: { status, code, explorerUrl, owners },
  title,
  text,
  icon,
  asked,
  addressUrl,
  words,
  onStop,
  onFollow,
  onRetry,
  onDone,
  next
}: {
  readonly transaction: ShownTransaction
  readonly title: string
  readonly text: string
  /** What is done, as a drawing. */
  readonly icon: ReactNode
  /** The wallet that was asked. */
  readonly asked: OutcomeProps["wallet"]
  /** The account's page, for a transaction without one of its own. */
  readonly addressUrl?: string | undefined
  readonly words: TransactionButtons
  readonly onStop: () => Promise<unknown>
  /** Asks once more what became of it; absent where nobody could be asked. */
  readonly onFollow?: (() => Promise<unknown>) | undefined
  /** What "Try again" does, instead of going back. */
  readonly onRetry?: (() => void) | undefined
  /** What "Done" does, instead of showing the account. */
  readonly onDone?: (() => void) | undefined
  /** In the place of "Done", where something comes after it. */
  readonly next?: ReactNode
}) => {
  const { kit, locale, messages } = useModalContext()
  const page = explorerUrl ?? (status === "unknown" ? addressUrl : undefined)
  return (
    <Outcome
      status={status}
      wallet={asked}
      icon={icon}
      title={title}
      text={
        status === "sent" && owners !== undefined ? sayOwners(owners, messages.awaitedOwners, locale) : text
      }
      code={status === "unsent" && code !== "TRANSFER_REJECTED" ? code : undefined}
    >
      {page !== undefined && status !== "unsent" && (
        <RowGroup label={title}>
          <LinkRow icon={icon} name={messages.viewOnExplorer} href={page} />
        </RowGroup>
      )}
      {status === "asking" ? (
        <Button onClick={() => void onStop().catch(() => {})}>{words.stopWaiting}</Button>
      ) : status === "unsent" ? (
        <Button variant="main" onClick={onRetry ?? (() => kit.navigation.goBack())}>
          {messages.tryAgain}
        </Button>
      ) : (
        (next ?? (
          <>
            {status === "unknown" && onFollow !== undefined && (
              <Button variant="main" onClick={() => void onFollow().catch(() => {})}>
                {words.checkAgain}
              </Button>
            )}
            <Button
              variant={status === "success" ? "main" : "plain"}
              onClick={onDone ?? (() => kit.navigation.reset(journeyViews.account))}
            >
              {words.done}
            </Button>
          </>
        ))
      )}
    </Outcome>
  )
}
