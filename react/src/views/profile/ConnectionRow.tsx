import { journeyViews, shownNamespace, type Connection } from "@latchkey/core"
import { useState } from "react"
import { Address } from "../../components/Address.tsx"
import { ConnectorPicture } from "../../components/ConnectorPicture.tsx"
import { InUse } from "../../components/InUse.tsx"
import { IconButton } from "../../components/IconButton.tsx"
import { Row } from "../../components/Row.tsx"
import { Spinner } from "../../components/Spinner.tsx"
import { SplitRow } from "../../components/SplitRow.tsx"
import { Tag } from "../../components/Tag.tsx"
import { TwoPartDetail } from "../../components/TwoPartDetail.tsx"
import { DisconnectIcon } from "../../icons/lateIcons.tsx"
import { fill } from "../../messages/fill.ts"
import { useModalContext, useModalState } from "../../context/ModalContext.ts"
import { toastError } from "../toastError.ts"

/** One connected wallet: use it, or disconnect it. */
export const ConnectionRow = ({
  connection,
  current,
  chain
}: {
  readonly connection: Connection
  readonly current: boolean
  /** Name of the namespace, if there are several. */
  readonly chain?: string
}) => {
  const { kit, messages } = useModalContext()
  const { connectorId, namespace, name, icon, accounts } = connection
  const connector = useModalState((state) => state.connection.connectors.find(({ id }) => id === connectorId))
  const [busy, setBusy] = useState<"use" | "leave">()
  const run = async (kind: "use" | "leave", work: Promise<void>, text: string) => {
    setBusy(kind)
    try {
      await work
      kit.showToast({ variant: "success", text })
    } catch (error) {
      toastError(kit, error)
    } finally {
      setBusy(undefined)
    }
  }
  const address = accounts[0]?.address
  const label = useModalState(({ account }) => account[namespace]?.addressLabels.get(address ?? ""))
  const active = useModalState(shownNamespace)
  const inUse = current && active === namespace
  const use = () => {
    if (inUse) kit.navigation.push(journeyViews.account)
    else if (current) kit.showAccount({ namespace })
    else void run("use", kit.switchConnection({ namespace, connectorId }), messages.toastWalletSwitched)
  }
  const words = { wallet: chain === undefined ? name : `${name} (${chain})` }
  return (
    <SplitRow
      row={
        <Row
          icon={
            <ConnectorPicture connector={{ ...connector, id: connectorId, name, ...(icon && { icon }) }} />
          }
          name={name}
          {...(address === undefined
            ? {}
            : {
                detail: (
                  <TwoPartDetail text={label ?? ""}>
                    <Address address={address} focusable={false} />
                  </TwoPartDetail>
                )
              })}
          {...(inUse ? { end: <InUse /> } : current ? {} : { end: <Tag>{messages.tagActive}</Tag> })}
          current={inUse}
          busy={busy === "use"}
          onClick={use}
        />
      }
      button={
        <IconButton
          label={fill(messages.disconnectWallet, words)}
          aria-disabled={busy !== undefined || undefined}
          onClick={() => {
            if (busy === undefined) {
              void run("leave", kit.disconnect({ namespace, connectorId }), messages.toastWalletDisconnected)
            }
          }}
        >
          {busy === "leave" ? <Spinner /> : <DisconnectIcon />}
        </IconButton>
      }
    />
  )
}
