import { identity } from "../identity.ts"
import { ethereumProvider } from "./ethereumProvider.ts"
import { injectedEntry } from "./injectedEntry.ts"
import { keplr } from "./keplr.ts"
import { standardWallet } from "./standardWallet.ts"
import { openWalletLine } from "./WalletLine.ts"

interface Registrar {
  readonly register: (wallet: object) => unknown
}

const line = openWalletLine(document)

const { name, rdns, uuid, icon } = identity
const detail = Object.freeze({
  info: Object.freeze({ name, rdns, uuid, icon }),
  provider: ethereumProvider(line)
})
const announce = () => dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }))
addEventListener("eip6963:requestProvider", announce)
announce()

const standard = standardWallet(line)
const register = ({ register }: Registrar) => void register(standard)
addEventListener("wallet-standard:app-ready", (event) => register((event as CustomEvent<Registrar>).detail))
dispatchEvent(new CustomEvent("wallet-standard:register-wallet", { detail: register }))

const page = window as { injectedWeb3?: Record<string, unknown> }
page.injectedWeb3 = { ...page.injectedWeb3, [name]: injectedEntry(line) }

const [holder, property] = identity.keplrPath.split(".") as [string, string]
Object.defineProperty(window, holder, { value: { [property]: keplr(line) }, enumerable: true })
line.hear("cosmos", (event) => {
  if (event === "accounts") dispatchEvent(new Event(identity.keplrEvent))
})
