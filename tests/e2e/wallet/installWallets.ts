import {
  announce,
  announceMalformed,
  createVirtualWallet,
  eventLies,
  faults,
  floodAnnouncements,
  injectAs,
  tellEventLies,
  type VirtualWallet,
  type WalletStorage
} from "@latchkey/testing"
import type { InstalledWallets, WalletSetup } from "./InstalledWallets.ts"

// A page may forbid its storage; the wallet then forgets.
const storage: WalletStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value)
}

const byName = new Map<string, VirtualWallet>()

const add = ({
  name,
  rdns,
  chains,
  chainId,
  policy,
  icon,
  accounts,
  granted,
  grantsSessions,
  batchAccount,
  operations,
  as
}: WalletSetup) => {
  const wallet = createVirtualWallet({
    chains,
    storage,
    info: { name, ...(rdns === undefined ? {} : { rdns }), ...(icon === undefined ? {} : { icon }) },
    ...(chainId === undefined ? {} : { chainId }),
    ...(policy === undefined ? {} : { policy }),
    ...(accounts === undefined ? {} : { accounts }),
    ...(grantsSessions === undefined ? {} : { grantsSessions }),
    ...(batchAccount === undefined ? {} : { batchAccount }),
    ...(operations === undefined ? {} : { operations })
  })
  byName.set(name, wallet)
  if (granted === true) void wallet.provider.request({ method: "eth_requestAccounts" })
  if (as === undefined) announce(wallet)
  else injectAs(wallet, as)
}

const installed: InstalledWallets = {
  add,
  get: (name) => {
    const wallet = byName.get(name)
    if (wallet === undefined) throw new RangeError(`No wallet "${name}" is on the page`)
    return wallet
  },
  announceMalformed,
  floodAnnouncements,
  tellEventLies,
  eventLies,
  faults
}

Object.defineProperty(window, "wallets", { value: installed })
