import { useState, type FormEvent } from "react"
import type {
  PairedWallet,
  ShownSession,
  WaitingDecision
} from "../../../../plugins/walletconnect/stack/wallet/PairedWallet.ts"
import { networkLabel } from "../chains/chains.ts"
import { describeRequest } from "./describeRequest.ts"
import { usePhone } from "./usePhone.ts"

const Pair = ({ wallet }: { readonly wallet: PairedWallet }) => {
  const [uri, setUri] = useState("")
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle")
  const pair = async (event: FormEvent) => {
    event.preventDefault()
    setState("busy")
    try {
      await wallet.pair(uri.trim())
      setUri("")
      setState("idle")
    } catch {
      setState("failed")
    }
  }
  return (
    <form className="phone-pair" onSubmit={(event) => void pair(event)}>
      <label htmlFor="pairing-link">Pairing link</label>
      <textarea
        id="pairing-link"
        rows={3}
        placeholder="wc:…"
        spellCheck={false}
        autoComplete="off"
        dir="ltr"
        value={uri}
        aria-describedby={state === "failed" ? "pairing-failed" : undefined}
        onChange={({ target }) => setUri(target.value)}
      />
      {state === "failed" && (
        <p id="pairing-failed" role="alert" className="phone-failed">
          This link does not pair. Copy a new one in the playground: a link works once, for four minutes.
        </p>
      )}
      <button type="submit" disabled={state === "busy" || uri.trim() === ""}>
        {state === "busy" ? "Pairing…" : "Pair"}
      </button>
    </form>
  )
}

const Decision = ({ decision }: { readonly decision: WaitingDecision }) => {
  const { app, request, validation } = decision
  const [busy, setBusy] = useState(false)
  const answer = (how: "approve" | "reject") => {
    setBusy(true)
    void decision.answer(how).catch(() => {})
  }
  const { title, body } =
    request === undefined ? { title: `Connect to ${app.name}?`, body: undefined } : describeRequest(request)
  return (
    <section className="phone-card" data-testid="decision" aria-label={title}>
      <h2>{title}</h2>
      <p>
        <bdi>{app.name}</bdi>, <bdi dir="ltr">{app.url}</bdi>
      </p>
      {request !== undefined && <p>{networkLabel(request.chainId)}</p>}
      {validation !== undefined && (
        <p>
          {validation === "VALID"
            ? "The page's address is confirmed."
            : "Nobody confirms the page's address."}
        </p>
      )}
      {body !== undefined && <pre dir="auto">{body}</pre>}
      <div className="phone-buttons">
        <button type="button" disabled={busy} onClick={() => answer("reject")}>
          Reject
        </button>
        <button type="button" className="phone-main" disabled={busy} onClick={() => answer("approve")}>
          Approve
        </button>
      </div>
    </section>
  )
}

const Session = ({ session, wallet }: { readonly session: ShownSession; readonly wallet: PairedWallet }) => {
  const evm = session.chains.filter((chain) => chain.startsWith("eip155:"))
  const addresses = [...new Set(session.accounts.map((account) => account.split(":")[2]))]
  return (
    <li className="phone-card" data-testid="session">
      <h3>
        <bdi>{session.app}</bdi>
      </h3>
      {addresses.map((address) => (
        <p key={address} className="phone-address" dir="ltr" translate="no">
          {address}
        </p>
      ))}
      {evm.length > 1 && (
        <fieldset className="phone-chains">
          <legend>Switch to</legend>
          {evm.map((chain) => (
            <button
              key={chain}
              type="button"
              onClick={() => void wallet.switchTo(Number(chain.slice("eip155:".length))).catch(() => {})}
            >
              {networkLabel(chain)}
            </button>
          ))}
        </fieldset>
      )}
    </li>
  )
}

/** A wallet for people, on a phone or in another window: it pairs by a link, and asks before it answers. */
export const PhonePage = ({ base }: { readonly base: string }) => {
  const { phone, screen } = usePhone(base)
  if (phone.status !== "ready") {
    return (
      <p className="phone-card" role="status" data-testid="phone-status">
        {phone.status === "starting" && "Starting the wallet…"}
        {phone.status === "absent" && "The phone needs the local relay of the demo: npm run demo."}
        {phone.status === "failed" && "The wallet could not be started. Reload the page to try again."}
      </p>
    )
  }
  const { wallet } = phone
  return (
    <div className="phone">
      <div aria-live="polite">
        {screen.waiting.slice(0, 1).map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </div>
      <Pair wallet={wallet} />
      <h2>Connected pages</h2>
      {screen.sessions.length === 0 ? (
        <p>None.</p>
      ) : (
        <>
          <ul className="phone-sessions">
            {screen.sessions.map((session) => (
              <Session key={session.topic} session={session} wallet={wallet} />
            ))}
          </ul>
          <button type="button" onClick={() => void wallet.disconnect().catch(() => {})}>
            Disconnect
          </button>
        </>
      )}
    </div>
  )
}
