import type { Approval } from "@latchkey/testing"
import { useEffect, useId, useRef, useState } from "react"
import { reviewText } from "./reviewText.ts"
import type { WaitingRequest } from "./TestWallets.ts"

const AccountChoice = ({
  accounts,
  chosen,
  onChoose
}: {
  readonly accounts: ReadonlyArray<string>
  readonly chosen: string
  readonly onChoose: (account: string) => void
}) => {
  const name = useId()
  return (
    <fieldset className="approval-accounts">
      <legend>Account</legend>
      {accounts.map((account, index) => (
        <label key={account}>
          <input
            type="radio"
            name={name}
            value={account}
            checked={account === chosen}
            onChange={() => onChoose(account)}
          />
          <span>Account {index + 1}</span>
          <code title={account}>{`${account.slice(0, 6)}…${account.slice(-4)}`}</code>
        </label>
      ))}
    </fieldset>
  )
}

const Request = ({
  entry: { declaration, request },
  others
}: {
  readonly entry: WaitingRequest
  readonly others: number
}) => {
  const title = useId()
  const { review } = request
  const owned = declaration.accounts.map(({ address }) => address)
  const [account, setAccount] = useState(() => {
    const selected = review.kind === "connect" ? review.accounts[0] : undefined
    return owned.find((address) => address.toLowerCase() === selected?.toLowerCase()) ?? owned[0] ?? ""
  })
  const text = reviewText(request)
  const approval = (): Approval =>
    review.kind === "connect" ? { accounts: owned.filter((address) => address === account) } : {}

  return (
    <section aria-labelledby={title}>
      <header className="approval-wallet">
        <img src={declaration.info.icon} alt="" width={32} height={32} />
        <strong dir="auto">{declaration.info.name}</strong>
        <span className="tag">Test wallet</span>
      </header>
      <h2 id={title}>{text.title}</h2>
      <p className="approval-site">{location.host}</p>
      {text.sentence !== undefined && <p>{text.sentence}</p>}
      {review.kind === "connect" && <AccountChoice accounts={owned} chosen={account} onChoose={setAccount} />}
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
 * What a test wallet asks its person, over everything: a modal dialog of its own, since the kit's modal makes all that
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
          key={`${entry.declaration.id}:${entry.request.id}`}
          entry={entry}
          others={waiting.length - 1}
        />
      )}
    </dialog>
  )
}
