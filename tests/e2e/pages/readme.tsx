import { createRoot } from "react-dom/client"
import { App } from "../../../docs/samples/readme.tsx"

createRoot(document.getElementById("root")!).render(<App />)
