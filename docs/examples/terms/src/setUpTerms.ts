import type { SetupHost } from "@latchkey/core"
import { askedAccount, consent, records, type Accepted } from "./terms.ts"

export const setUpTerms = async (host: SetupHost<Accepted>, text: string) => {
  const kept = host.use(records)!
  const before = await kept.read()
  host.state.set(() => before)

  // Whatever chain can sign, now or later, can say yes with a signature.
  const added = new Set<string>()
  const addConsent = () => {
    for (const [namespace, able] of Object.entries(host.getSnapshot().capability)) {
      if (added.has(namespace) || !able.includes("signing")) continue
      added.add(namespace)
      host.addCapability(namespace, consent, (message) => host.signMessage({ namespace, message }), "wallet")
    }
  }
  host.subscribe(addConsent)
  addConsent()

  const accept = async () => {
    const account = askedAccount(host.getSnapshot(), text)
    if (account === undefined) return
    const namespace = account.slice(0, account.indexOf(":"))
    const { value: proof, source } = await host.askCapability(namespace, consent, (give) => give(text))
    const all = { ...host.state.get(), [account]: { text, proof, source } }
    await kept.write(all)
    host.state.set(() => all)
  }
  return { accept }
}
