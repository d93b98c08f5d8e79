// Written by `npm run lists` from the package.json of each plugin.
import { activity } from "@latchkey/activity"
import { approvals } from "@latchkey/approvals"
import { batches } from "@latchkey/batches"
import { bitcoin } from "@latchkey/bitcoin"
import { blockscout } from "@latchkey/blockscout"
import { cloud } from "@latchkey/cloud"
import { coinbase } from "@latchkey/coinbase"
import { cosmos } from "@latchkey/cosmos"
import { embedded } from "@latchkey/embedded"
import { esplora } from "@latchkey/esplora"
import { evm } from "@latchkey/evm"
import { farcaster } from "@latchkey/farcaster"
import { icons } from "@latchkey/icons"
import { jupiter } from "@latchkey/jupiter"
import { lifi } from "@latchkey/lifi"
import { multiWallet } from "@latchkey/multi-wallet"
import { names } from "@latchkey/names"
import { nfts } from "@latchkey/nfts"
import { onchainSwap } from "@latchkey/onchain-swap"
import { oneInch } from "@latchkey/one-inch"
import { onramp } from "@latchkey/onramp"
import { pay } from "@latchkey/pay"
import { polkadot } from "@latchkey/polkadot"
import { receive } from "@latchkey/receive"
import { safe } from "@latchkey/safe"
import { send } from "@latchkey/send"
import { siwx } from "@latchkey/siwx"
import { smartSessions } from "@latchkey/smart-sessions"
import { solana } from "@latchkey/solana"
import { swap } from "@latchkey/swap"
import { telemetry } from "@latchkey/telemetry"
import { tokenLists } from "@latchkey/token-lists"
import { tokens } from "@latchkey/tokens"
import { walletConnect } from "@latchkey/walletconnect"
import { wallets } from "@latchkey/wallets"
import { zeroEx } from "@latchkey/zero-ex"

/** The declaration of each plugin, as an app makes it. */
export const declarations = [
  () => evm(),
  () => solana(),
  () => bitcoin(),
  () => polkadot(),
  () => cosmos(),
  () => walletConnect({ projectId: "" }),
  () => embedded(),
  () => safe(),
  () => coinbase(),
  () => farcaster(),
  () => receive(),
  () => send(),
  () => siwx(),
  () => tokens(),
  () => names(),
  () => activity(),
  () => swap(),
  () => onramp(),
  () => nfts(),
  () => pay(),
  () => approvals(),
  () => multiWallet(),
  () => smartSessions({ projectId: "" }),
  () => batches(),
  () => cloud(),
  () => wallets(),
  () => icons(),
  () => telemetry(),
  () => onchainSwap(),
  () => blockscout(),
  () => esplora(),
  () => lifi(),
  () => zeroEx(),
  () => oneInch(),
  () => jupiter(),
  () => tokenLists()
]
