import { WarehousePage } from '../features/warehouse/warehouse-page.tsx'

export default function WarehouseRoute() {
  return <WarehousePage />
}
