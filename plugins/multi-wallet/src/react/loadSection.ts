import { MultiWalletSection } from "./MultiWalletSection.tsx"
import { withWords } from "./messages/useWords.ts"

/** The part of the view of wallets, as a slot takes it. */
export const loadSection = () => ({ default: withWords(MultiWalletSection) })
