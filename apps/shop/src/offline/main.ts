import { showOfflinePage } from './offline-page.ts'

void showOfflinePage()
