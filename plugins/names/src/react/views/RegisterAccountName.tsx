import { journeyViews, shownNamespace, type KitCore, type NameRegistrationActions } from "@latchkey/core"
import {
  ActBar,
  Avatar,
  Button,
  EmptyState,
  Field,
  fill,
  Row,
  RowGroup,
  shortenAddress,
  Skeleton,
  Tag,
  useAnnouncement,
  useModalContext,
  useModalState,
  useStyleSheet
} from "@latchkey/react/view"
import { useEffect, useId, useRef, useState } from "react"
import { NameIcon } from "../icons.tsx"
import { useWords } from "../messages/useWords.ts"
import type { Problem } from "../NamesMessages.ts"
import { problemOf } from "../problemOf.ts"
import { useSuggestions } from "../useSuggestions.ts"
import { viewIds } from "../viewIds.ts"
import css from "./registerAccountName.css?inline"

/** Getting a name for the connected account. */
export const RegisterAccountName = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const account = useModalState((state) => state.account[shownNamespace(state) ?? ""])
  return account?.caipAddress === undefined ? (
    <EmptyState
      icon={<NameIcon />}
      action={
        <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
      }
    >
      {words.notConnected}
    </EmptyState>
  ) : (
    <Form
      key={account.caipAddress}
      address={account.address ?? ""}
      wallet={account.connectedWalletInfo?.name ?? ""}
    />
  )
}

const Form = ({ address, wallet }: { readonly address: string; readonly wallet: string }) => {
  const { kit } = useModalContext()
  const api = (kit as KitCore & { readonly names: NameRegistrationActions }).names
  const words = useWords()
  const [entered, setEntered] = useState("")
  const [turn, setTurn] = useState(0)
  const [refused, setRefused] = useState<Problem>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const asking = useRef<AbortController>(null)
  const id = useId()
  useStyleSheet(form, css)
  useEffect(() => () => asking.current?.abort(), [])

  const { status, list, problem: told } = useSuggestions(api, entered, turn)
  const [wanted] = status === "ready" ? list : []
  const problem = refused ?? told ?? (wanted?.registered === true ? "taken" : undefined)
  const name = `\u2068${wanted?.name ?? entered.trim()}\u2069`
  const isChecking = status === "checking"
  const text = isBusy
    ? fill(words.asking, { wallet: `\u2068${wallet}\u2069`, name })
    : problem !== undefined
      ? fill(words.problems[problem], { name })
      : wanted !== undefined
        ? fill(words.free, { name })
        : words.hint
  useAnnouncement(isChecking || status === "idle" ? undefined : text)

  const enter = (next: string) => {
    setEntered(next)
    setRefused(undefined)
  }

  const register = async () => {
    if (isBusy) return
    if (wanted === undefined || wanted.registered) {
      // What could not be asked for is asked for again.
      if (told === "failed") setTurn(turn + 1)
      return input.current?.focus()
    }
    const abort = new AbortController()
    asking.current = abort
    setIsBusy(true)
    setRefused(undefined)
    try {
      const registered = await api.register({ name: wanted.name }, { signal: abort.signal })
      if (!abort.signal.aborted) kit.navigation.replace(viewIds.success, { name: registered })
    } catch (error) {
      if (abort.signal.aborted) return
      setRefused(problemOf(error))
      setIsBusy(false)
    }
  }

  return (
    <form
      ref={form}
      className="register-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void register()
      }}
    >
      <div className="register-name-intro">
        <Avatar address={address} size={56} />
        <bdi className="register-name-wanted" dir="ltr" translate="no">
          {wanted?.name ?? shortenAddress(address)}
        </bdi>
        <p>{words.intro}</p>
      </div>
      <Field label={words.field} htmlFor={`${id}name`} invalid={problem !== undefined}>
        <input
          ref={input}
          id={`${id}name`}
          className="register-name-input"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          translate="no"
          enterKeyHint="done"
          maxLength={255}
          dir="ltr"
          readOnly={isBusy}
          placeholder={words.placeholder}
          value={entered}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}note`}
          onChange={({ target }) => enter(target.value)}
        />
      </Field>
      <p
        id={`${id}note`}
        className="register-name-note"
        data-tone={
          problem !== undefined ? "negative" : wanted !== undefined && !isBusy ? "positive" : undefined
        }
        aria-busy={isChecking || undefined}
      >
        {isChecking ? (
          <>
            <span className="unseen">{words.checking}</span>
            <Skeleton width={176} height={12} />
          </>
        ) : (
          text
        )}
      </p>
      <div className="register-name-list" aria-busy={isChecking || undefined}>
        {list.length > 0 && (
          <RowGroup label={words.suggestions}>
            {list.map((offer) => (
              <Row
                key={offer.name}
                icon={<NameIcon />}
                name={offer.name}
                current={offer.name === wanted?.name}
                disabled={offer.registered || isBusy}
                end={
                  <Tag tone={offer.registered ? "quiet" : "positive"}>
                    {offer.registered ? words.registered : words.available}
                  </Tag>
                }
                onClick={() => {
                  enter(offer.name)
                  input.current?.focus()
                }}
              />
            ))}
          </RowGroup>
        )}
      </div>
      <ActBar>
        <Button
          variant="main"
          busy={isBusy || isChecking}
          aria-disabled={(wanted?.registered !== false && told !== "failed") || undefined}
          onClick={() => void register()}
        >
          {words.register}
        </Button>
      </ActBar>
    </form>
  )
}
