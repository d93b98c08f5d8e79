import type { CosmosWallet } from "../CosmosApi.ts"

/** Wallets by the places where they put themselves. */
export const knownWallets: ReadonlyArray<CosmosWallet> = [
  { id: "keplr", name: "Keplr", global: "keplr", rdns: "app.keplr", accountsEvent: "keplr_keystorechange" },
  {
    id: "leap",
    name: "Leap",
    global: "leap",
    rdns: "io.leapwallet.LeapWallet",
    accountsEvent: "leap_keystorechange"
  },
  {
    id: "cosmostation",
    name: "Cosmostation",
    global: "cosmostation.providers.keplr",
    rdns: "io.cosmostation",
    accountsEvent: "cosmostation_keystorechange"
  }
]
