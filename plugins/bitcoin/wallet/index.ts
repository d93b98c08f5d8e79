export {
  type BitcoinKey,
  type BitcoinKeys,
  type BitcoinTestAccount,
  bitcoinTestAccountFrom
} from "./accounts/BitcoinTestAccount.ts"
export { bitcoinTestAccounts } from "./accounts/bitcoinTestAccounts.ts"
export type {
  BitcoinProviderKind,
  BitcoinProviders,
  BitcoinWallet,
  BitcoinWalletOptions
} from "./BitcoinWallet.ts"
export { createBitcoinWallet } from "./createBitcoinWallet.ts"
export type { EsploraFetch } from "./esplora/Esplora.ts"
export { type BitcoinAnswerLie, bitcoinAnswerLies } from "./faults/bitcoinAnswerLies.ts"
export { type BitcoinEventLie, bitcoinEventLies, tellBitcoinEventLies } from "./faults/bitcoinEventLies.ts"
export type { MalformedBitcoinWallet } from "./faults/MalformedBitcoinWallet.ts"
export { announceMalformedBitcoin, malformedBitcoinWallets } from "./faults/malformedBitcoinWallets.ts"
export type { BitcoinAddressType, BitcoinPaymentType, BitcoinPurpose } from "./state/Holding.ts"
export type { LeatherProvider } from "./wires/leather.ts"
export type { OkxAccount, OkxProvider, OkxTestProvider, OkxTransfer, OkxWallet } from "./wires/okx.ts"
export type { SatsConnectAnswer, SatsConnectListener, SatsConnectProvider } from "./wires/satsConnect.ts"
export type { BitcoinStandardWallet, StandardInputToSign, StandardPsbtInput } from "./wires/standard.ts"
export type { UnisatChain, UnisatProvider, UnisatPsbtOptions } from "./wires/unisat.ts"
