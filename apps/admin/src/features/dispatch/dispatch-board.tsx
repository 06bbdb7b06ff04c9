import { keepPreviousData } from '@tanstack/react-query'
import type { VisitList, VisitOutput } from '@trivet/core/contract/dispatch'
import * as dispatchCopy from '@trivet/core/copy/dispatch'
import { useState } from 'react'
import { QueryState } from '../../components/query-state.tsx'
import { trpc } from '../../lib/trpc.ts'
import { BoardDrag } from './board-drag.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { DayBoard } from './day-board.tsx'
import { MonthBoard } from './month-board.tsx'
import { VisitChangeDialog } from './visit-change-dialog.tsx'
import { visitKey, type VisitChange } from './visit-change.ts'
import { OverdueVisits } from './overdue-visits.tsx'
import { TodayProgress } from './today-progress.tsx'
import { useBoard, type Board } from './use-board.ts'
import { useVisitChange } from './use-visit-change.ts'
import { WeekBoard } from './week-board.tsx'

/** Every delivery and pickup of a day, a week or a month, and whatever is late. */
export function DispatchBoard() {
  const board = useBoard()
  const query = trpc.dispatch.visits.useQuery(board.input, { placeholderData: keepPreviousData })
  return (
    <>
      <BoardToolbar board={board} areas={query.data?.areas ?? []} />
      <QueryState query={query} failure={dispatchCopy.boardLoadFailed}>
        {(list) => <Visits board={board} list={list} />}
      </QueryState>
    </>
  )
}

const boards = { day: DayBoard, week: WeekBoard, month: MonthBoard } as const

function Visits({ board, list }: { board: Board; list: VisitList }) {
  const [change, setChange] = useState<VisitChange | null>(null)
  const changeVisit = useVisitChange(board, setChange)
  const DaysBoard = boards[board.view]
  const startChange = (visit: VisitOutput) => setChange({ visit, day: visit.day, window: visit.window })
  return (
    <>
      <TodayProgress board={board} list={list} />
      <OverdueVisits list={list} onChange={startChange} />
      <BoardDrag onDrop={setChange}>
        <DaysBoard board={board} list={list} onChange={startChange} />
      </BoardDrag>
      {change && (
        <VisitChangeDialog
          key={visitKey(change.visit)}
          change={change}
          onClose={() => setChange(null)}
          onChange={(changed, note) => {
            setChange(null)
            void changeVisit(changed, note)
          }}
        />
      )}
    </>
  )
}
