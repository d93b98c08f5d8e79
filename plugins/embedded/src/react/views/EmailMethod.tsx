import { useRef } from "react"
import { withWords } from "../messages/useWords.ts"
import { useEmbedded } from "../useEmbedded.ts"
import { useFrameLook } from "../useFrameLook.ts"
import { EmailForm } from "./EmailForm.tsx"

const Worded = withWords(() => {
  const { api } = useEmbedded()
  const element = useRef<HTMLDivElement>(null)
  useFrameLook(element, api)
  return (
    <div ref={element}>
      <EmailForm onSubmit={(email) => api.connectEmail(email)} />
    </div>
  )
})

/** Signing in by e-mail, among the ways to connect. */
const EmailMethod = () => <Worded params={{}} />

export default EmailMethod
