import { journeyViews, type Network } from "@latchkey/core"
import {
  Button,
  CopyButton,
  EmptyState,
  fill,
  formatDecimal,
  FullAddress,
  Icon,
  NetworkPicture,
  pickWords,
  QrCode,
  Row,
  RowGroup,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import { LinkIcon, NetworksIcon, ReceiveIcon } from "../icons.tsx"
import { useWords, withWords } from "../messages/useWords.ts"
import { titles } from "../messages/titles.ts"
import { viewIds } from "../viewIds.ts"
import { useReceiving, type Receiving } from "../useReceiving.ts"
import css from "./receive.css?inline"

const MARK = 30

const AccountAddress = () => {
  const { kit, messages: shared } = useModalContext()
  const words = useWords()
  const receiving = useReceiving()
  const { address, network } = receiving
  if (address === undefined || network === undefined) {
    return (
      <EmptyState
        icon={<ReceiveIcon />}
        action={
          <Button onClick={() => kit.navigation.reset(journeyViews.connect)}>{shared.connectTitle}</Button>
        }
      >
        {words.notConnected}
      </EmptyState>
    )
  }
  return <PaymentAddress receiving={receiving} address={address} network={network} />
}

interface PaymentAddressProps {
  readonly receiving: Receiving
  readonly address: string
  readonly network: Network
}

const PaymentAddress = ({ receiving, address, network }: PaymentAddressProps) => {
  const { kit, locale, messages: shared } = useModalContext()
  const words = useWords()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)

  const { namespace, details, wallet } = receiving
  const name = network.unknown ? shared.button.unknownNetwork : network.name
  const known = details === "pending" ? undefined : details
  const isOnly = (known?.networks ?? []).every(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId)
  // Room for what most likely comes, so that nothing moves under a finger.
  const room = details === "pending" && kit.hasCapability("paymentRequest", namespace)
  return (
    <div className="receive" ref={element}>
      <QrCode text={address} label={words.qrCode}>
        {network.assets.imageUrl === undefined && wallet?.icon !== undefined ? (
          <Icon id={wallet.name} name={wallet.name} src={wallet.icon} size={MARK} />
        ) : (
          <NetworkPicture network={network} size={MARK} />
        )}
      </QrCode>
      <div className="receive-copy">
        <div className="receive-where">
          <p className="receive-network">
            <NetworkPicture network={network} size={20} />
            <bdi>{name}</bdi>
          </p>
          <FullAddress>{address}</FullAddress>
        </div>
        <CopyButton text={address} label={shared.copyAddress} />
      </div>
      <div className="receive-rest" data-pending={details === "pending" || undefined}>
        <p className="receive-note">
          {fill(isOnly ? words.onlyHere : words.onlyCompatible, { network: name })}
        </p>
        {(room || known?.uri !== undefined || !isOnly) && (
          <RowGroup label={pickWords(titles.receive, locale, shared.titles)}>
            {(room || known?.uri !== undefined) && (
              <div className="receive-link">
                <LinkIcon />
                <span>{fill(words.link, { network: name })}</span>
                <CopyButton
                  small
                  text={known?.uri ?? ""}
                  label={words.copyLink}
                  copied={words.linkCopied}
                  failed={words.linkFailed}
                />
              </div>
            )}
            {!isOnly && (
              <Row
                icon={<NetworksIcon />}
                name={pickWords(titles.networks, locale, shared.titles)}
                value={formatDecimal(String(known?.networks.length), locale)}
                leads
                onClick={() => kit.navigation.push(viewIds.networks)}
              />
            )}
          </RowGroup>
        )}
      </div>
    </div>
  )
}

/** Where the connected account can receive payments: its address to scan and to copy, and what may be sent there. */
export const ReceiveAddress = withWords(AccountAddress)
