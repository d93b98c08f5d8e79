export type { SigningKit } from "./library/SigningKit.ts"
export { solanaSigner, type SolanaSigner } from "./library/solanaSigner.ts"
export {
  web3Wallet,
  type PublicKeyClass,
  type Web3Transaction,
  type Web3Wallet
} from "./library/web3Wallet.ts"
