import { createKit, memoryStorage, type Storage } from "@latchkey/core"
import { evm } from "@latchkey/evm"
import { base, mainnet } from "@latchkey/evm/networks"
import { ownWallet, type WalletProvider } from "./ownWallet"

/** The kit of an app on phones; `storage` is yours, or sessions end with the app. */
export const makeKit = (provider: WalletProvider, storage: Storage = memoryStorage()) =>
  createKit({
    app: { name: "Tea shop", url: "https://tea.example" },
    networks: [mainnet, base],
    plugins: [evm(), ownWallet(provider)],
    storage
  })
