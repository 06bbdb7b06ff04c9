import {
  BookOpen,
  CalendarDays,
  ChartColumn,
  CreditCard,
  FileText,
  HandCoins,
  History,
  LayoutDashboard,
  LayoutTemplate,
  Mail,
  MapPinPlus,
  MessageSquare,
  Newspaper,
  Package,
  ReceiptText,
  Settings,
  Star,
  TicketPercent,
  TriangleAlert,
  Truck,
  Users,
  Warehouse,
} from 'lucide-react'
import { paths } from '../paths.ts'

/** The side bar, in the order of a working day. */
export const adminLinks = [
  {
    title: 'The day',
    links: [
      { to: paths.dashboard(), label: 'Dashboard', Icon: LayoutDashboard },
      { to: paths.dispatch(), label: 'Dispatch', Icon: CalendarDays },
      { to: paths.day(), label: 'My day', Icon: Truck },
      { to: paths.warehouse(), label: 'Warehouse', Icon: Warehouse },
      { to: paths.crates(), label: 'Crates', Icon: Package },
      { to: paths.atRisk(), label: 'At risk', Icon: TriangleAlert },
      { to: paths.orders(), label: 'Orders', Icon: ReceiptText },
      { to: paths.quotes(), label: 'Quotes', Icon: FileText },
      { to: paths.products(), label: 'Products', Icon: BookOpen },
      { to: paths.users(), label: 'Users', Icon: Users },
    ],
  },
  {
    title: 'People',
    links: [
      { to: paths.referrals(), label: 'Referrals', Icon: HandCoins },
      { to: paths.messages(), label: 'Messages', Icon: MessageSquare },
      { to: paths.reviews(), label: 'Reviews', Icon: Star },
      { to: paths.newsletter(), label: 'Newsletter', Icon: Newspaper },
      { to: paths.waitingList(), label: 'Waiting list', Icon: MapPinPlus },
    ],
  },
  {
    title: 'The shop',
    links: [
      { to: paths.promotionCodes(), label: 'Promotion codes', Icon: TicketPercent },
      { to: paths.kitTemplates(), label: 'Kit templates', Icon: LayoutTemplate },
      { to: paths.reports(), label: 'Reports', Icon: ChartColumn },
      { to: paths.mail(), label: 'Mail', Icon: Mail },
      { to: paths.payments(), label: 'Payments', Icon: CreditCard },
      { to: paths.audit(), label: 'Audit log', Icon: History },
      { to: paths.settings(), label: 'Settings', Icon: Settings },
    ],
  },
]
