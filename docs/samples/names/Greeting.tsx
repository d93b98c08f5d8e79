import { useName } from "@latchkey/names/react"

export const Greeting = () => {
  const { name, status } = useName()
  return status === "idle" ? null : <p>Welcome{name === undefined ? "" : `, ${name}`}</p>
}
