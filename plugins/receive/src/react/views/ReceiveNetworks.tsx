import {
  InUse,
  NetworkPicture,
  pickWords,
  RowList,
  useModalContext,
  useStyleSheet
} from "@latchkey/react/view"
import { useRef } from "react"
import { useWords, withWords } from "../messages/useWords.ts"
import { titles } from "../messages/titles.ts"
import { useReceiving } from "../useReceiving.ts"
import css from "./receive.css?inline"

const NetworkList = () => {
  const { locale, messages } = useModalContext()
  const words = useWords()
  const { network: active, details } = useReceiving()
  const element = useRef<HTMLDivElement>(null)
  useStyleSheet(element, css)
  return (
    <div className="receive" ref={element}>
      <p className="receive-note">{words.networksText}</p>
      <RowList label={pickWords(titles.networks, locale, messages.titles)}>
        {details !== "pending" &&
          details?.networks.map((network) => (
            <div key={network.caipNetworkId} className="receive-row">
              <NetworkPicture network={network} />
              <bdi>{network.name}</bdi>
              {network.caipNetworkId === active?.caipNetworkId && <InUse />}
            </div>
          ))}
      </RowList>
    </div>
  )
}

/** The networks on which the same address can receive payments. */
export const ReceiveNetworks = withWords(NetworkList)
