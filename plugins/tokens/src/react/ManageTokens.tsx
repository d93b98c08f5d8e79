import { shownNamespace, type CaipAddress, type KitCore } from "@latchkey/core"
import {
  Field,
  FieldNote,
  RowGroup,
  shortenAddress,
  SmallButton,
  useAnnouncement,
  useModalContext,
  useModalState
} from "@latchkey/react/view"
import { useId, useState } from "react"
import type { TokensApi } from "../TokensApi.ts"
import type { HeldToken } from "../TokensState.ts"
import { useWords } from "./messages/useWords.ts"

/** Which tokens are shown: one is added by its address, and each that there is some of may be hidden. */
export const ManageTokens = ({ list }: { readonly list: ReadonlyArray<HeldToken> }) => {
  const { kit } = useModalContext()
  const words = useWords()
  const { tokens: api } = kit as KitCore & { readonly tokens: TokensApi }
  const namespace = useModalState(shownNamespace)
  const canAdd = kit.hasCapability("contractCalls", namespace)
  const [isOpen, setIsOpen] = useState(false)
  const [address, setAddress] = useState("")
  const [told, setTold] = useState<"added" | "notToken" | "notRead">()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  useAnnouncement(told && words[told])
  const add = async () => {
    if (isBusy || address.trim() === "") return
    setIsBusy(true)
    try {
      await api.add({ token: address, namespace })
      setAddress("")
      setTold("added")
    } catch (error) {
      const { code } = (error ?? {}) as { readonly code?: string }
      setTold(code === "TRANSFER_TOKEN_INVALID" ? "notToken" : "notRead")
    } finally {
      setIsBusy(false)
    }
  }
  const show = (token: CaipAddress, isShown: boolean) =>
    // It is kept by the page: there is nothing that could fail but a kit that is gone.
    void api.show({ token, isShown }).catch(() => {})
  const rows = list.filter(({ amount, isHidden }) => amount.value > 0n || isHidden === true)
  if (!isOpen)
    return (
      <span>
        <SmallButton onClick={() => setIsOpen(true)}>{words.manage}</SmallButton>
      </span>
    )
  return (
    <div className="tokens-manage">
      {canAdd && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void add()
          }}
        >
          <Field
            label={words.addLabel}
            htmlFor={id}
            invalid={told === "notToken"}
            aside={
              <SmallButton aria-busy={isBusy || undefined} onClick={() => void add()}>
                {words.add}
              </SmallButton>
            }
          >
            <input
              id={id}
              className="tokens-address"
              dir="ltr"
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              translate="no"
              maxLength={200}
              value={address}
              aria-invalid={told === "notToken" || undefined}
              aria-describedby={`${id}-note`}
              onChange={({ target }) => {
                setAddress(target.value)
                setTold(undefined)
              }}
            />
            <FieldNote
              id={`${id}-note`}
              problem={told === "notToken" || told === "notRead" ? words[told] : undefined}
            >
              {told === "added" ? words.added : words.addNote}
            </FieldNote>
          </Field>
        </form>
      )}
      <RowGroup label={words.manage}>
        {rows.flatMap(({ token, name, amount, isHidden = false }) =>
          token === undefined
            ? []
            : [
                <div className="tokens-choice" key={token}>
                  <bdi>{name || amount.symbol || shortenAddress(token.split(":")[2] ?? token)}</bdi>
                  <SmallButton onClick={() => show(token, isHidden)}>
                    {isHidden ? words.show : words.hide}
                    <span className="unseen"> {name || amount.symbol}</span>
                  </SmallButton>
                </div>
              ]
        )}
      </RowGroup>
    </div>
  )
}
