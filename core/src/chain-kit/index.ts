export { signingError } from "../capability/signingError.ts"
export { connectionError } from "../session/connectionError.ts"
export { hasForeignCode } from "../error/isRejection.ts"
export { networkSwitchError } from "../session/networkSwitchError.ts"
export { fromBase58, toBase58 } from "./encoding/base58.ts"
export { fromBase58Check, toBase58Check, type Base58Checksum } from "./encoding/base58Check.ts"
export { fromBase64, toBase64 } from "./encoding/base64.ts"
export { MAX_RECAP, readRecap, recapLength, recapSentence, writeRecap, type Recap } from "./encoding/recap.ts"
export { bytesOfWords, fromBech32, toBech32, wordsOfBytes, type Bech32 } from "./encoding/bech32.ts"
export { copyBytes, isSameBytes } from "./encoding/bytes.ts"
export { hexSignature } from "./encoding/hexSignature.ts"
export { fromHex, toHex } from "./encoding/hex.ts"
export { linkQuery } from "./encoding/linkQuery.ts"
export { addressEnds, findLookAlike } from "../chain/findLookAlike.ts"
export { looksOf } from "../chain/looksOf.ts"
export { allowedPicture } from "../image/allowedPicture.ts"
export { imageUri } from "../image/imageUri.ts"
export { explorerPages } from "./explorerPages.ts"
export { attempt } from "../error/attempt.ts"
export { hasFunction } from "./foreign/hasFunction.ts"
export { readField } from "../error/readField.ts"
export { readPath } from "./foreign/readPath.ts"
export { subscribeForeign } from "./foreign/subscribeForeign.ts"
export { runningScripts } from "./page/runningScripts.ts"
export { walletLimit, type WalletLimit } from "./page/walletLimit.ts"
export { watchPage } from "./page/watchPage.ts"
export { readUrls, type ReadOptions, type ReadUrls } from "./read/readUrls.ts"
export { awaitStandardWallet } from "./standard/awaitStandardWallet.ts"
export {
  callStandardFeature,
  connectStandardWallet,
  disconnectStandardWallet,
  listenToStandardAccounts,
  StandardFeatureMissing
} from "./standard/standardFeatures.ts"
export type { StandardAccount, StandardWallet } from "./standard/StandardWallet.ts"
export { watchStandardWallets, type StandardWindow } from "./standard/watchStandardWallets.ts"
export { askWallet } from "./wallet/askWallet.ts"
export { decodeChainNumber } from "./decodeChainNumber.ts"
export { callForeign } from "./wallet/callForeign.ts"
export { toConnectionError, toSigningError, toSwitchError } from "./wallet/faultErrors.ts"
export { latestPerTask, type LatestPerTask } from "./wallet/latestPerTask.ts"
export {
  followProvider,
  type FollowedKit,
  type FollowedProvider,
  type WalletCall
} from "./wallet/followProvider.ts"
export { listenToWallet } from "./wallet/listenToWallet.ts"
export { makeAskOnce, type AskOnce } from "./wallet/makeAskOnce.ts"
export { readWallet, type WalletRead } from "./wallet/readWallet.ts"
export { toWalletFault, WalletFault, type FaultKindOf, type WalletFaultKind } from "./wallet/WalletFault.ts"
export { walletLinkBase } from "./walletLinkBase.ts"
export { wantedNetworks } from "./wantedNetworks.ts"
