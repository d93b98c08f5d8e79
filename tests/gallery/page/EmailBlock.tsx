import { Button } from "@latchkey/react/view"

/** Stands for a plugin's way to connect. */
export const EmailBlock = () => <Button>Continue with e-mail</Button>
