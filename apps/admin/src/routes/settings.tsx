import { ConsolePage } from '../components/console-page.tsx'

export default function SettingsRoute() {
  return <ConsolePage title="Settings">{null}</ConsolePage>
}
