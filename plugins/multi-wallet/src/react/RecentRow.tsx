import type { KitCore } from "@latchkey/core"
import {
  ConnectorPicture,
  fill,
  Glyph,
  IconButton,
  Row,
  SplitRow,
  toastError,
  useModalContext,
  useModalState
} from "@latchkey/react/view"
import type { MultiWalletApi, RecentConnection } from "../MultiWalletApi.ts"
import { useWords } from "./messages/useWords.ts"

/** One wallet that was connected before: connect it again, or forget it. */
export const RecentRow = ({
  recent,
  chain
}: {
  readonly recent: RecentConnection
  /** Name of the namespace, if there are several. */
  readonly chain: string | undefined
}) => {
  const { kit: core, messages } = useModalContext()
  const kit = core as KitCore & { readonly multiWallet: MultiWalletApi }
  const words = useWords()
  const { namespace, connectorId, name, icon } = recent
  const connector = useModalState(({ connection }) =>
    connection.connectors.find(({ id }) => id === connectorId)
  )
  const connecting = useModalState(
    ({ connection }) => connection.attempts[namespace]?.connectorId === connectorId
  )
  const remove = () =>
    kit.multiWallet.deleteConnection({ namespace, connectorId }).then(
      () => kit.showToast({ variant: "success", text: words.walletDeleted }),
      (error: unknown) => toastError(kit, error)
    )
  return (
    <SplitRow
      row={
        <Row
          icon={<ConnectorPicture connector={{ ...connector, id: connectorId, name, icon }} />}
          name={name}
          {...(connector?.clash === true
            ? { detail: messages.clash, detailTone: "warning" }
            : chain === undefined
              ? {}
              : { detail: chain })}
          value={words.connect}
          busy={connecting}
          // The journeys show the outcome.
          onClick={() => void kit.multiWallet.switchConnection(recent).catch(() => {})}
        />
      }
      button={
        <IconButton
          label={fill(words.forget, { wallet: chain === undefined ? name : `${name} (${chain})` })}
          onClick={() => void remove()}
        >
          <Glyph>
            <path d="M4 6h12M8 6V4.5h4V6M5.5 6l.7 9.5h7.6l.7-9.5M8.5 8.75v4M11.5 8.75v4" />
          </Glyph>
        </IconButton>
      }
    />
  )
}
