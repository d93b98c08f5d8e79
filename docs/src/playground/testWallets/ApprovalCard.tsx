import type { Approval } from "@latchkey/testing"
import { useEffect, useId, useRef, useState } from "react"
import { chainsNamed } from "../chains/chains.ts"
import { reviewText } from "./reviewText.ts"
import type { WalletAccount } from "./sides/WalletSide.ts"
import type { WaitingRequest } from "./TestWallets.ts"

const AccountChoice = ({
  accounts,
  several,
  chosen,
  onChoose
}: {
  readonly accounts: ReadonlyArray<WalletAccount>
  /** Whether more than one can be shared. */
  readonly several: boolean
  readonly chosen: ReadonlyArray<string>
  readonly onChoose: (accounts: ReadonlyArray<string>) => void
}) => {
  const name = useId()
  const choose = (id: string, checked: boolean) => {
    if (!several) onChoose([id])
    else
      onChoose(
        accounts
          .map((account) => account.id)
          .filter((each) => (each === id ? checked : chosen.includes(each)))
      )
  }
  return (
    <fieldset className="approval-accounts">
      <legend>{several ? "Accounts" : "Account"}</legend>
      {accounts.map(({ id, label, address }) => (
        <label key={id}>
          <input
            type={several ? "checkbox" : "radio"}
            name={name}
            value={id}
            checked={chosen.includes(id)}
            onChange={(event) => choose(id, event.currentTarget.checked)}
          />
          <span>{label}</span>
          <code title={address}>{`${address.slice(0, 6)}…${address.slice(-4)}`}</code>
        </label>
      ))}
    </fieldset>
  )
}

const Request = ({
  entry: { declaration, side, request },
  others
}: {
  readonly entry: WaitingRequest
  readonly others: number
}) => {
  const title = useId()
  const { review } = request
  const owned = side.accounts()
  const [chosen, setChosen] = useState(() => {
    const selected = side.selected()
    return selected.length > 0 ? selected : owned.slice(0, 1).map(({ id }) => id)
  })
  const text = reviewText(request)
  const isConnect = review.kind === "connect"
  const approval = (): Approval =>
    isConnect
      ? { accounts: owned.filter(({ id }) => chosen.includes(id)).flatMap(({ shares }) => shares) }
      : {}

  return (
    <section aria-labelledby={title}>
      <header className="approval-wallet">
        <img src={declaration.icon} alt="" width={32} height={32} />
        <strong dir="auto">{declaration.name}</strong>
        <span className="tag">
          {declaration.chains.length > 1 ? chainsNamed([side.chain])[0]?.label : "Test wallet"}
        </span>
      </header>
      <h2 id={title}>{text.title}</h2>
      <p className="approval-site">{location.host}</p>
      {text.sentence !== undefined && <p>{text.sentence}</p>}
      {isConnect && (
        <AccountChoice accounts={owned} several={side.sharesMany} chosen={chosen} onChoose={setChosen} />
      )}
      {text.body !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long body is scrolled with the keyboard
        <pre className="approval-body" dir="auto" tabIndex={0} aria-label="What is signed">
          {text.body}
        </pre>
      )}
      {text.facts.length > 0 && (
        <dl className="approval-facts">
          {text.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <footer>
        <button
          type="button"
          className="plain"
          data-testid="approval-decline"
          onClick={() => request.reject()}
        >
          Decline
        </button>
        <button
          type="button"
          className="main"
          data-testid="approval-approve"
          disabled={isConnect && chosen.length === 0}
          onClick={() => request.approve(approval())}
        >
          Approve
        </button>
      </footer>
      {others > 0 && (
        <p className="approval-more">
          {others === 1 ? "1 more request waits" : `${others} more requests wait`}
        </p>
      )}
    </section>
  )
}

/**
 * What a test wallet asks its user, over everything: a modal dialog of its own, since the kit's modal makes all that
 * lies below it in the top layer inert.
 */
export const ApprovalCard = ({ waiting }: { readonly waiting: ReadonlyArray<WaitingRequest> }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const entry = waiting[0]
  const isWaiting = entry !== undefined

  useEffect(() => {
    const element = dialog.current
    if (!isWaiting || element === null) return
    element.showModal()
    return () => element.close()
  }, [isWaiting])

  return (
    <dialog
      ref={dialog}
      className="approval"
      aria-label="Approval of a test wallet"
      data-testid="approval"
      // Closing the wallet's window is an answer: no.
      onCancel={(event) => {
        event.preventDefault()
        entry?.request.reject()
      }}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) entry?.request.reject()
      }}
    >
      {entry !== undefined && (
        <Request
          key={`${entry.declaration.id}:${entry.side.chain}:${entry.request.id}`}
          entry={entry}
          others={waiting.length - 1}
        />
      )}
    </dialog>
  )
}
