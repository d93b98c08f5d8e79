import type { Amount, FeePayer } from "@latchkey/core"
import { fill } from "../messages/fill.ts"
import { pickWords } from "../messages/pickWords.ts"
import { useModalContext } from "../modal/ModalContext.ts"
import { Cost } from "./Cost.tsx"

interface PayerMessages {
  /** With `{name}`, as the app calls it. */
  readonly named: string
  readonly sponsor: string
  readonly executor: string
  readonly wallet: string
}

const payerMessages: Readonly<Record<"en" | "ar" | "de", PayerMessages>> = {
  en: {
    named: "Paid by {name}",
    sponsor: "Paid by this site",
    executor: "Paid by whoever executes it",
    wallet: "Paid by your wallet"
  },
  ar: {
    named: "على حساب {name}",
    sponsor: "على حساب هذا الموقع",
    executor: "يدفعها من ينفذ المعاملة",
    wallet: "تدفعها محفظتك"
  },
  de: {
    named: "{name} zahlt",
    sponsor: "Diese Website zahlt",
    executor: "Zahlt, wer es ausführt",
    wallet: "Deine Wallet zahlt"
  }
}

/** What the network takes for a transaction, or who pays it where its sender does not. */
export const FeeCost = ({
  of: { fee, feePayer }
}: {
  readonly of: { readonly fee: Amount; readonly feePayer?: FeePayer }
}) => {
  const { locale } = useModalContext()
  if (feePayer === undefined) return <Cost amount={fee} />
  const { kind, name } = feePayer
  const words = pickWords(payerMessages, locale)
  return <bdi>{name === undefined ? words[kind] : fill(words.named, { name: `\u2068${name}\u2069` })}</bdi>
}
