export { bitcoin } from "./bitcoin.ts"
export { bitcoinMainnet, bitcoinSignet, bitcoinTestnet } from "./networks.ts"
export type { BitcoinApi, BitcoinOptions } from "./BitcoinApi.ts"
export type { BitcoinProvider, SignedPsbt, SignMessageRequest } from "./provider/BitcoinProvider.ts"
export type { MessageProtocol, PsbtRequest, SignInput, TransferRequest } from "./wire/WalletWire.ts"
export type {
  BitcoinRequestFailedError,
  MessageProtocolInvalidError,
  MethodUnsupportedError,
  TransferRejectedError,
  TransferUncertainError
} from "./provider/errors.ts"
export type {
  BitcoinAccountUnknownError,
  PsbtChangedError,
  PsbtInvalidError,
  TransferInvalidError
} from "./errors.ts"
