import { useNfts } from "@latchkey/nfts/react"
import { useEffect } from "react"

export const Gallery = () => {
  const { nfts, describe } = useNfts()
  const shown = (nfts?.list ?? []).filter(({ isHidden }) => !isHidden)
  const unread = shown.filter(({ details }) => details === "unread").slice(0, 10)
  const keys = unread.map(({ key }) => key).join("\n")
  useEffect(() => {
    if (keys !== "") describe(keys.split("\n"))
  }, [keys, describe])
  return (
    <ul>
      {shown.map(({ key, name, picture }) => (
        <li key={key}>
          {picture !== undefined && <img src={picture} alt="" width={64} />} {name}
        </li>
      ))}
    </ul>
  )
}
