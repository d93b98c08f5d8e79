import { shownNamespace, type KitCore } from "@latchkey/core"
import {
  Avatar,
  InUse,
  Row,
  RowList,
  shortenAddress,
  toastError,
  useModalContext,
  useModalState,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import type { MultiWalletApi } from "../MultiWalletApi.ts"
import { choosableAccounts } from "./choosableAccounts.ts"
import css from "./multiWallet.css?inline"
import { useWords } from "./messages/useWords.ts"
import { useSteady } from "./useSteady.ts"

/** The accounts that the wallet in use granted, where there are several. */
export const AccountChoice = () => {
  const kit = useModalContext().kit as KitCore & { readonly multiWallet: MultiWalletApi }
  const words = useWords()
  const accounts = useSteady(choosableAccounts)
  const namespace = useModalState(shownNamespace) ?? ""
  const current = useModalState(({ account }) => account[namespace]?.address)
  const labels = useModalState(({ account }) => account[namespace]?.addressLabels)
  const connectorId = useModalState(({ connection }) => connection.connections[namespace]?.[0]?.connectorId)
  const element = useRef<HTMLElement>(null)
  useStyleSheet(element, css)
  if (accounts.length === 0 || connectorId === undefined) return null
  const choose = (address: string) =>
    kit.multiWallet.switchConnection({ namespace, connectorId, address }).then(
      () => kit.showToast({ variant: "success", text: words.accountSwitched }),
      (error: unknown) => toastError(kit, error)
    )
  return (
    <section ref={element}>
      <h2 className="section-title">{words.accounts}</h2>
      <RowList label={words.accounts}>
        {accounts.map(({ address }) => (
          <Row
            key={address}
            icon={
              <span className="account-choice-face">
                <Avatar address={address} size={40} />
              </span>
            }
            name={labels?.get(address) ?? shortenAddress(address)}
            {...(labels?.has(address) === true ? { detail: <bdi>{shortenAddress(address)}</bdi> } : {})}
            current={address === current}
            {...(address === current ? { end: <InUse /> } : {})}
            onClick={() => {
              if (address !== current) void choose(address)
            }}
          />
        ))}
      </RowList>
    </section>
  )
}
