export const dashboardLoadFailed = 'Failed to load dashboard data'
