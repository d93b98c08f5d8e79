import type { Amount, Moved, SwapQuote, SwapReview } from "@latchkey/core"
import { arrivedIn, missingPercent } from "@latchkey/core/feature-kit"
import { fill, formatDecimal, shortenAddress, showAmount, showPercent } from "@latchkey/react/view"
import { shownQuote } from "../shownQuote.ts"
import type { StepTexts } from "../StepMessages.ts"

/** What is said of a transaction, by what it is. */
export interface StepWords {
  /** The biggest text of its review. */
  readonly sum: string
  readonly note: string
  /** What the spender may take from then on. */
  readonly allowed: string
  /** Which of how many it is; absent where it is the only one. */
  readonly step?: string
  /** What the button does. */
  readonly act: string
  readonly asking: string
  readonly sent: string
  readonly success: string
  readonly successText: string
}

/** What a swap brought, where the chain says it; base units. */
const gotOf = (
  { buy, bought, receiver }: SwapQuote,
  sender: string,
  moved: ReadonlyArray<Moved> | undefined
): Amount | undefined => {
  const account = receiver?.address ?? sender
  const value = arrivedIn(moved, { token: buy === "native" ? undefined : buy, account })
  return value === undefined ? undefined : { ...bought, value }
}

/** What is said of what a swap brought: never what was promised before it. */
const sayGot = (
  { bought, minimum, receiver }: SwapQuote,
  got: Amount | undefined,
  words: StepTexts,
  locale: string
): string => {
  if (receiver !== undefined)
    return got === undefined
      ? ""
      : fill(words.gotThere, { got: showAmount(got, locale), address: shortenAddress(receiver.address) })
  return got === undefined
    ? words.successSwapUnknown
    : fill(got.value < minimum.value ? words.shortSwapText : words.successSwapText, {
        got: showAmount(got, locale),
        percent: showPercent(missingPercent(bought.value, got.value), locale)
      })
}

/** The words of a transaction. What an approval allows is read out of its request. */
export const wordsForStep = (
  { step, quote, facts, approval: along, unlimited, prepared, trial }: SwapReview,
  words: StepTexts,
  locale: string,
  moved?: ReadonlyArray<Moved>
): StepWords => {
  const approval = along ?? facts
  const sold = showAmount(quote.sold, locale)
  const { symbol } = quote.sold
  const allowed =
    unlimited === true
      ? fill(words.unlimited, { symbol })
      : approval?.kind === "approval" || approval?.kind === "permit"
        ? showAmount({ ...quote.sold, value: approval.amount }, locale)
        : sold
  const unlimitedNote = fill(words.unlimitedNote, { symbol, provider: quote.provider })
  const number = (at: number, count: number) =>
    fill(words.step, {
      number: formatDecimal(String(at), locale),
      count: formatDecimal(String(count), locale)
    })
  if (step === "swap")
    return {
      sum: sold,
      note: unlimited === true ? unlimitedNote : "",
      allowed,
      act: fill(words.swap, { amount: sold }),
      asking: words.askingSwap,
      sent: fill(words.sentSwap, { amount: sold }),
      success: fill(words.successSwap, { amount: sold }),
      successText: sayGot(shownQuote(quote, trial), gotOf(quote, prepared.sender, moved), words, locale)
    }
  const isReset = step === "reset"
  const exactly = step === "permit" ? words.permitNote : words.approveNote
  return {
    sum: isReset ? words.resetTitle : fill(words.approveTitle, { amount: allowed }),
    note:
      unlimited === true
        ? unlimitedNote
        : fill(isReset ? words.resetNote : exactly, { symbol, provider: quote.provider }),
    allowed,
    step: isReset ? number(1, 3) : number(1, 2),
    act: isReset ? words.reset : fill(words.approve, { amount: allowed }),
    asking: unlimited === true ? unlimitedNote : fill(words.askingApproval, { amount: allowed }),
    sent: words.sentApproval,
    success: isReset ? words.successReset : fill(words.successApproval, { amount: allowed }),
    successText: isReset ? "" : words.successApprovalText
  }
}
